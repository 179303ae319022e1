// Every path of the dashboard. The server knows the same list and answers 404 for anything else (D7).
import { createBrowserRouter, type RouteObject } from "react-router";
import { editingOrder } from "../contract/sections.gen";
import { editorPath, versionsPath } from "../editor/chain";
import { RequireSession } from "./account/session/RequireSession";
import { loadScreen } from "./loadScreen";
import { RouteCrash } from "./screens/CrashScreen";
import { NotFoundScreen } from "./screens/NotFoundScreen";
import { ScreenPlace } from "./screens/ScreenPlace";

const LoginScreen = loadScreen(async () => (await import("./account/signin/LoginScreen")).LoginScreen);
const SignupScreen = loadScreen(async () => (await import("./account/signin/SignupScreen")).SignupScreen);
const ForgottenScreen = loadScreen(async () => (await import("./account/signin/ForgottenScreen")).ForgottenScreen);
const ResetScreen = loadScreen(async () => (await import("./account/signin/ResetScreen")).ResetScreen);
const VerifyScreen = loadScreen(async () => (await import("./account/signin/VerifyScreen")).VerifyScreen);
const AccountScreen = loadScreen(async () => (await import("./account/settings/AccountScreen")).AccountScreen);
const Shell = loadScreen(async () => (await import("./shell/Shell")).Shell);
const LandingScreen = loadScreen(async () => (await import("./landing/LandingScreen")).LandingScreen);
const TypesiteScreen = loadScreen(async () => (await import("./typesite/TypesiteScreen")).TypesiteScreen);
const MessagesScreen = loadScreen(async () => (await import("./messages/MessagesScreen")).MessagesScreen);
const ImportScreen = loadScreen(async () => (await import("./import/ImportScreen")).ImportScreen);
const VersionsScreen = loadScreen(async () => (await import("./versions/VersionsScreen")).VersionsScreen);
const EditorScreen = loadScreen(async () => (await import("../editor/EditorScreen")).EditorScreen);

const guarded: RouteObject[] = [
  { path: "/dashboard", element: <LandingScreen /> },
  { path: "/dashboard/typesite", element: <TypesiteScreen /> },
  { path: "/dashboard/messages", element: <MessagesScreen /> },
  { path: versionsPath, element: <VersionsScreen /> },
  { path: "/dashboard/account", element: <AccountScreen /> },
  { path: "/dashboard/import", element: <ImportScreen /> },
  ...editingOrder.map((section) => ({ path: editorPath(section), element: <EditorScreen section={section} /> })),
];

export const router = createBrowserRouter([
  {
    element: <ScreenPlace />,
    errorElement: <RouteCrash />,
    children: [
      { path: "/dashboard/login", element: <LoginScreen /> },
      { path: "/dashboard/signup", element: <SignupScreen /> },
      { path: "/dashboard/forgotten", element: <ForgottenScreen /> },
      { path: "/dashboard/reset", element: <ResetScreen /> },
      { path: "/dashboard/verify", element: <VerifyScreen /> },
      {
        element: <RequireSession />,
        children: [
          {
            element: <Shell />,
            // A screen that stops leaves the header standing.
            children: guarded.map((route) => ({ ...route, errorElement: <RouteCrash /> })),
          },
        ],
      },
      { path: "*", element: <NotFoundScreen /> },
    ],
  },
]);
