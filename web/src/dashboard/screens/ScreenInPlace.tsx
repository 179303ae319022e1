import { Outlet } from "react-router";
import { PlaceBar } from "../../editor/parts/PlaceBar";

export const ScreenInPlace = () => (
  <>
    <PlaceBar />
    <Outlet />
  </>
);
