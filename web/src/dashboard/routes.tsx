// Every path of the dashboard. The server knows the same list and answers 404 for anything else.
import { createBrowserRouter, type RouteObject } from "react-router";
import { editingOrder, sideSections } from "../contract/sections.gen";
import {
  accountPath,
  dataPath,
  editorPath,
  importPath,
  landingPath,
  languagesPath,
  messagesPath,
  publicationPath,
  reviewLinksPath,
  siteSettingsPath,
  storagePath,
  textsPath,
  versionsPath,
  visitsPath,
} from "../editor/paths";
import { RequireSession } from "./account/session/RequireSession";
import { loadScreen } from "./loadScreen";
import { operationPath } from "./operation/useOperationAddress";
import { RouteCrash } from "./screens/CrashScreen";
import { NotFoundScreen } from "./screens/NotFoundScreen";
import { ScreenInPlace } from "./screens/ScreenInPlace";
import { ScreenPlace } from "./screens/ScreenPlace";

const LoginScreen = loadScreen(async () => (await import("./account/signin/LoginScreen")).LoginScreen);
const SignupScreen = loadScreen(async () => (await import("./account/signin/SignupScreen")).SignupScreen);
const ForgottenScreen = loadScreen(async () => (await import("./account/signin/ForgottenScreen")).ForgottenScreen);
const ResetScreen = loadScreen(async () => (await import("./account/signin/ResetScreen")).ResetScreen);
const VerifyScreen = loadScreen(async () => (await import("./account/signin/VerifyScreen")).VerifyScreen);
const UndoScreen = loadScreen(async () => (await import("./account/signin/UndoScreen")).UndoScreen);
const AccountScreen = loadScreen(async () => (await import("./account/settings/AccountScreen")).AccountScreen);
const Shell = loadScreen(async () => (await import("./shell/Shell")).Shell);
const LandingScreen = loadScreen(async () => (await import("./landing/LandingScreen")).LandingScreen);
const SiteSettingsScreen = loadScreen(
  async () => (await import("./site-settings/SiteSettingsScreen")).SiteSettingsScreen,
);
const LanguagesScreen = loadScreen(async () => (await import("./siteLanguages/LanguagesScreen")).LanguagesScreen);
const PublicationScreen = loadScreen(async () => (await import("./publication/PublicationScreen")).PublicationScreen);
const DataScreen = loadScreen(async () => (await import("./data/DataScreen")).DataScreen);
const MessagesScreen = loadScreen(async () => (await import("./messages/MessagesScreen")).MessagesScreen);
const VersionsScreen = loadScreen(async () => (await import("./versions/VersionsScreen")).VersionsScreen);
const ShareScreen = loadScreen(async () => (await import("./review-links/ShareScreen")).ShareScreen);
const ImportScreen = loadScreen(async () => (await import("./import/ImportScreen")).ImportScreen);
const VisitsScreen = loadScreen(async () => (await import("./visits/VisitsScreen")).VisitsScreen);
const TextsScreen = loadScreen(async () => (await import("./texts/TextsScreen")).TextsScreen);
const StorageScreen = loadScreen(async () => (await import("./storage/StorageScreen")).StorageScreen);
const OperationScreen = loadScreen(async () => (await import("./operation/OperationScreen")).OperationScreen);
const EditorScreen = loadScreen(async () => (await import("../editor/EditorScreen")).EditorScreen);

/** Under the bar of their place. Those with something to save draw it themselves: it says whether that is saved. */
const inPlace: RouteObject[] = [
  { path: textsPath, element: <TextsScreen /> },
  { path: reviewLinksPath, element: <ShareScreen /> },
  { path: messagesPath, element: <MessagesScreen /> },
  { path: visitsPath, element: <VisitsScreen /> },
  { path: accountPath, element: <AccountScreen /> },
  { path: dataPath, element: <DataScreen /> },
  { path: importPath, element: <ImportScreen /> },
  { path: versionsPath, element: <VersionsScreen /> },
  { path: storagePath, element: <StorageScreen /> },
];

const guarded: RouteObject[] = [
  { path: landingPath, element: <LandingScreen /> },
  { path: siteSettingsPath, element: <SiteSettingsScreen /> },
  { path: languagesPath, element: <LanguagesScreen /> },
  { path: publicationPath, element: <PublicationScreen /> },
  { path: operationPath, element: <OperationScreen /> },
  ...[...editingOrder, ...sideSections].map((section) => ({
    path: editorPath(section),
    element: <EditorScreen section={section} />,
  })),
];

const catching = (route: RouteObject): RouteObject => ({ ...route, errorElement: <RouteCrash /> });

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
      { path: "/dashboard/undo", element: <UndoScreen of="address" /> },
      { path: "/dashboard/undo-factor", element: <UndoScreen of="factor" /> },
      {
        element: <RequireSession />,
        children: [
          {
            element: <Shell />,
            // A screen that stops leaves the header standing.
            children: [...guarded.map(catching), { element: <ScreenInPlace />, children: inPlace.map(catching) }],
          },
        ],
      },
      { path: "*", element: <NotFoundScreen /> },
    ],
  },
]);
