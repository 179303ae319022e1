// Draws what page/rich.ts made of a long text with marks.
import { createElement, type ReactNode } from "react";
import type { Rich, RichNode } from "../page/rich";

const draw = (node: RichNode, key: number): ReactNode =>
  typeof node === "string" ? node : createElement(node[0], { ...node[1], key }, node.slice(2).map(draw as never));

export const drawn = (rich: Rich): ReactNode => rich.map(draw);
