/**
 * The import arrows of docs/architecture.md. A room may import what stands below
 * it, and nothing else.
 */
const test = "\\.test\\.tsx?$";
const web = "^web/";
const app = "^web/app/";
const envAndLog = `${app}(env|log|site-config)\\.server\\.ts$`;

/** @param {string[]} names Folders of the application, as alternatives in a pattern. */
const rooms = (...names) => `${app}(${names.join("|")})/`;

/**
 * A room may import only the paths given, packages aside.
 *
 * @param {string} name
 * @param {string} comment
 * @param {{ path: string, pathNot?: string }} from
 * @param {string[]} allowed Patterns of paths.
 */
const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: "error",
  from,
  to: { path: "^(web|cms|contract|e2e|bench|scripts)/", pathNot: allowed },
});

/** Rooms of which pages are made, and what each may import beside itself and `underPages`. */
const pageRooms = { features: [], blocks: ["features"], pages: ["blocks", "features"] };
const underPages = ["circuit", "ui", "i18n", "domain"];

/**
 * Rooms of the CMS, and what each may import beside itself, also the plugin of that name: plugins meet through services.
 * What else Strapi looks for by name may import them all.
 */
const cmsRooms = {
  "strapi-internals": [],
  database: [],
  storage: [],
  spreadsheet: [],
  mail: ["database"],
  content: ["database", "mail"],
  access: ["content", "database", "mail"],
  uploads: ["content", "storage"],
  "site-link": ["content", "database"],
  inbox: ["content", "database", "mail", "site-link", "spreadsheet", "storage", "uploads"],
  shop: ["content", "database", "mail", "site-link", "spreadsheet"],
  accounts: ["access", "content", "database", "inbox", "mail", "shop", "site-link"],
  upgrades: ["content", "database", "shop"],
};

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    only("contract-stands-alone", "The contract imports zod, suncalc, itself.", { path: "^contract/" }, ["^contract/"]),
    only(
      "domain-is-pure",
      "Domain holds pure rules: it imports itself, and the forms of a slug, a path, a day, a moment and a searched text.",
      { path: rooms("domain"), pathNot: test },
      [rooms("domain"), "^contract/src/(urls/(slug|canonical-path)|forms/date-bounds|circuit-clock|fold-text)\\.ts$"],
    ),
    only("i18n-arrows", "i18n imports domain, and of the contract only locales.", { path: rooms("i18n") }, [
      rooms("i18n", "domain"),
      "^contract/src/locales\\.ts$",
    ]),
    only(
      "ui-arrows",
      "ui gets plain props: it knows i18n, domain, the site's addresses, totals, and how typed text and numbers are read.",
      { path: rooms("ui"), pathNot: test },
      [rooms("ui", "i18n", "domain"), "^contract/src/(urls/(own-)?paths|clean-text|forms/parse-number|shop/vat)\\.ts$"],
    ),
    only(
      "circuit-arrows",
      "Drawings and facts of the circuit, which several features share, import ui, i18n, domain and the contract.",
      { path: rooms("circuit"), pathNot: test },
      [rooms("circuit", "ui", "i18n", "domain"), "^contract/"],
    ),
    ...Object.entries(pageRooms).flatMap(([room, others]) => [
      only(
        `${room}-arrows`,
        `${room} imports ${[...others, "circuit, ui, i18n, domain and the contract"].join(", ")}.`,
        { path: rooms(room), pathNot: ["\\.server\\.tsx?$", test] },
        [rooms(room, ...others, ...underPages), "^contract/"],
      ),
      only(
        `${room}-server-arrows`,
        `*.server.ts of ${room} also imports cms, http, env and log.`,
        { path: `${rooms(room)}.+\\.server\\.tsx?$` },
        [rooms(room, ...others, ...underPages, "cms", "http"), envAndLog, "^contract/"],
      ),
    ]),
    {
      name: "features-stay-apart",
      comment: "Features don't import each other: pages and blocks put them together.",
      severity: "error",
      from: { path: `${app}features/([^/]+)/` },
      to: { path: `${app}features/`, pathNot: `${app}features/$1/` },
    },
    {
      name: "pages-are-for-routes",
      comment: "Only routes import pages.",
      severity: "error",
      from: { pathNot: rooms("pages", "routes") },
      to: { path: rooms("pages") },
    },
    only(
      "cms-client-arrows",
      "The CMS client imports contract, domain, i18n, env, log and replace-file.",
      { path: rooms("cms") },
      [
        rooms("cms", "cache-tags", "http", "i18n", "domain"),
        `${app}(env|log|replace-file)\\.server\\.ts$`,
        "^contract/",
        "^web/test/",
      ],
    ),
    only("cache-tags-arrows", "Cache tags know the contract.", { path: rooms("cache-tags"), pathNot: test }, [
      rooms("cache-tags"),
      "^contract/",
    ]),
    only("http-arrows", "Bodies, limits and calls to other systems know no feature.", { path: rooms("http") }, [
      rooms("http", "domain"),
      `${app}(env|log|replace-file)\\.server\\.ts$`,
      "^contract/src/(forms/(field-choices|file-type|canonical-email)|site-link/text-seal)\\.ts$",
      "^web/test/",
    ]),
    only("router-arrows", "What the router promises to nobody stands alone.", { path: rooms("router") }, [
      rooms("router"),
    ]),
    only("middleware-arrows", "Middleware imports cms, i18n and domain.", { path: rooms("middleware") }, [
      rooms("middleware", "cms", "i18n", "domain"),
      `${app}(env|log|replace-file)\\.server\\.ts$`,
      "^contract/",
    ]),
    {
      name: "routes-are-entries",
      comment: "Nothing imports a route: what two of them share is in pages.",
      severity: "error",
      from: { pathNot: test },
      to: { path: rooms("routes") },
    },
    only(
      "web-server-arrows",
      "The server imports cache tags, http, i18n, domain, env, log, replace-file and the router's decoder: the client of the CMS is the build's, once in a process.",
      { path: "^web/server/" },
      [
        "^web/server/",
        rooms("cache-tags", "http", "i18n", "domain"),
        `${app}router/(decode-loader-data\\.server|data-url)\\.ts$`,
        `${app}(env|log|replace-file|site-config)\\.server\\.ts$`,
        "^contract/",
        "^web/test/",
      ],
    ),
    only("app-knows-no-server", "The application doesn't know the server it runs in.", { path: app }, [
      app,
      "^web/site\\.config\\.ts$",
      "^web/test/",
      "^contract/",
    ]),
    {
      name: "calls-go-through-cms",
      comment: "Only routes, middleware, the server and *.server.ts files call the CMS.",
      severity: "error",
      from: {
        path: web,
        pathNot: [
          rooms("cms", "routes", "middleware"),
          `${app}(root|entry\\.server)\\.tsx$`,
          "\\.server(\\.test)?\\.tsx?$",
        ],
      },
      to: { path: rooms("cms") },
    },
    only(
      "cms-stands-alone",
      "The CMS imports nothing of the site; its tests and its panel, which is built apart, may read the contract.",
      { path: "^cms/", pathNot: ["^cms/tests/", "^cms/src/admin/", test] },
      ["^cms/"],
    ),
    only("cms-panel-arrows", "The panel imports itself, addresses, rules.", { path: "^cms/src/admin/" }, [
      "^cms/(src|node_modules)/",
      "^contract/src/(locales|urls/(paths|slug)|forms/date-bounds|shop/(admission-days|vat))\\.ts$",
    ]),
    ...Object.entries(cmsRooms).map(([room, others]) =>
      only(
        `cms-${room}-arrows`,
        `In the CMS ${room} imports ${["itself", ...others].join(", ")}, and what Strapi is inside.`,
        { path: `^cms/src/(plugins/)?${room}/`, pathNot: test },
        [`^cms/(src/(${[room, ...others, "strapi-internals"].join("|")})|types|node_modules)/`],
      ),
    ),
    only(
      "payment-stand-in-stands-alone",
      "The stand-in for the payment provider shares nothing with the shop that asks it.",
      { path: "^cms/payment-stand-in/" },
      ["^cms/(payment-stand-in|node_modules)/"],
    ),
    only(
      "openid-stand-in-stands-alone",
      "The stand-in for an OpenID provider shares nothing with the accounts that ask it.",
      { path: "^cms/openid-stand-in/" },
      ["^cms/(openid-stand-in|node_modules)/"],
    ),
    only("cms-tests-arrows", "Tests of the CMS import the CMS and the contract.", { path: "^cms/tests/" }, [
      "^cms/",
      "^contract/",
    ]),
    only("e2e-arrows", "Browser tests import the contract only.", { path: "^e2e/" }, ["^e2e/", "^contract/"]),
    only("bench-arrows", "Measurements know only the contract of the product.", { path: "^bench/" }, [
      "^bench/",
      "^contract/",
    ]),
    only(
      "scripts-arrows",
      "Scripts import the two checks of the environment and own addresses, nothing else of the product.",
      { path: "^scripts/" },
      [
        "^scripts/",
        "^contract/src/urls/own-paths\\.ts$",
        `${app}env\\.server\\.ts$`,
        "^cms/config/environment/read-environment\\.ts$",
      ],
    ),
    {
      name: "no-validation-in-the-browser",
      comment: "What the browser loads takes types of the contract, and no schemas: those bring zod along.",
      severity: "error",
      from: { path: app, pathNot: ["\\.server(\\.test)?\\.tsx?$", test, rooms("cms", "middleware")] },
      to: {
        path: ["^contract/", "(^|/)node_modules/zod/"],
        // Forms check themselves with zod/mini, which is small; their definitions are types only.
        pathNot:
          "^contract/src/((locales|house-colours|fold-text|clean-text|email-pattern|circuit-clock|event-state|urls/.*|shop/(vat|admission-days|availability-age|gate-days|sale-states|ticket-code))|circuit/(?!track-file\\.ts|read-track-file\\.ts).*|forms/(?!form\\.ts|form-fields\\.ts|submission\\.ts).*)\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "no-circular",
      comment: "Modules that import each other can't be read one at a time.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-unresolvable",
      comment: "An import leads to something.",
      severity: "error",
      from: {},
      // What the CMS compiles of the contract is there once it is built.
      to: { couldNotResolve: true, pathNot: "^#contract/" },
    },
    {
      name: "no-dev-dependencies-in-product",
      comment: "What runs in production is a dependency, not a development dependency.",
      severity: "error",
      from: {
        path: "^(web/(app|server)|contract/src|cms/(src|config|seed))/",
        pathNot: [test, "^web/server/dev\\.ts$", `${app}routes\\.ts$`],
      },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only", "npm"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["\\+types/", "^virtual:", "/build/", "/dist/", "/\\.react-router/", "^cms/types/", "\\.cache/"] },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json", ".css"],
    },
  },
};
