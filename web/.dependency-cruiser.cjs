/** The web side's arrows (docs/architecture.md): entries, gallery → dashboard → editor → site → contract. */
const room = (name) => `^src/${name}/`;
const below = {
  contract: [],
  api: ["contract"],
  // A sentence per problem code: the codes are the API's.
  i18n: ["contract", "api"],
  ui: ["contract", "i18n"],
  // The contact form takes `onSend`, so the preview can pass one that does nothing: `site` needs no `api`.
  site: ["contract"],
  editor: ["contract", "i18n", "ui", "api", "site"],
  dashboard: ["contract", "i18n", "ui", "api", "site", "editor"],
  // What the dashboard says in another language: the words of every room, as types.
  languages: ["contract", "i18n", "api", "site"],
  gallery: ["contract", "i18n", "ui", "site"],
  entries: ["contract", "i18n", "languages", "ui", "api", "site", "editor", "dashboard", "gallery"],
};

module.exports = {
  forbidden: [
    ...Object.entries(below).map(([name, allowed]) => ({
      name: `${name}-imports-only-what-is-below-it`,
      severity: "error",
      from: { path: room(name), pathNot: "\\.test\\.tsx?$" },
      to: { path: "^src/", pathNot: [name, ...allowed].map(room) },
    })),
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    { name: "nothing-unresolved", severity: "error", from: {}, to: { couldNotResolve: true } },
    {
      name: "tests-may-borrow-the-gallery's-samples-only",
      severity: "error",
      from: { path: "^src/([^/]+)/.*\\.test\\.tsx?$" },
      to: {
        path: "^src/",
        pathNot: [
          "^src/$1/",
          "^src/gallery/samples\\.ts$",
          ...["contract", "api", "i18n", "ui", "site", "editor"].map(room),
        ],
      },
    },
    {
      name: "a-new-room-needs-its-arrows",
      severity: "error",
      from: { path: "^src/[^/]+/", pathNot: Object.keys(below).map(room) },
      to: {},
    },
    {
      name: "shipped-code-uses-shipped-packages",
      severity: "error",
      from: { path: "^src/", pathNot: "\\.test\\.tsx?$" },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.css$|\\.svg$|\\.woff2$" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "browser", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json", ".d.ts"],
    },
  },
};
