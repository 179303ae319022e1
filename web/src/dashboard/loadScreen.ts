// Screens come in chunks of their own, so that signing in does not load the editors.
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { loadChunk } from "../site/loadChunk";

export const loadScreen = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await loadChunk(load) }));
