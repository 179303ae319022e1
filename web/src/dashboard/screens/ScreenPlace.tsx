import { Suspense } from "react";
import { Outlet } from "react-router";
import { Loading } from "../../ui/notices/Spinner";

/** Where a screen will stand; until its chunk is there, it says so. */
export const ScreenPlace = () => (
  <Suspense fallback={<Loading />}>
    <Outlet />
  </Suspense>
);
