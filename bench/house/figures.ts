/** Texts of the files that are counted, by their paths from the root. */
type Files = ReadonlyMap<string, string>;

/** A share of the files. */
type Share = readonly (readonly [file: string, text: string])[];

/** Declarations are generated, or describe what others wrote; the lists of blocks are generated too. */
const typeScript = /^(?!web\/app\/blocks\/registry\/).+(?<!\.d)\.(?:ts|tsx|mts|mjs)$/u;
/** Tests and what only they use, measurements too. */
const test = /\.(?:test|spec)\.tsx?$|^(?:e2e|bench|cms\/tests|web\/test|contract\/(?:test|fixtures))\//u;
const catalogue = /\/i18n\/messages\/|^cms\/src\/admin\/translations\//u;

/** Folder of a capability; files beside such folders belong to the one above. */
const capability = /^(?:(?:web\/app\/features|web\/app|web\/server|web|cms\/src|cms|contract\/src)\/)?[^/]+\//u;

/** What React Router and the server look for in a route module, under the same name in each. */
const routeExports = new Set(["action", "audience", "clientLoader", "headers", "loader", "meta", "middleware"]);

/** @returns The figures by what they count, then lines of source by capability. */
export function houseFigures(files: Files): Record<string, number> {
  const code = [...files].filter(([file]) => typeScript.test(file));
  const product = code.filter(([file]) => !test.test(file));
  const scripts = product.filter(([file]) => file.startsWith("scripts/"));
  const own = product.filter(([file]) => !file.startsWith("scripts/") && !catalogue.test(file));
  const below = (folder: string) => own.filter(([file]) => file.startsWith(folder));
  const table = files.get("web/app/routes.ts") ?? "";
  const routes = below("web/app/routes/");
  const modules = routes.filter(([file]) => table.includes(`"${file.slice("web/app/".length)}"`));
  const most = (share: Share, figure: (text: string) => number) =>
    Math.max(0, ...share.map(([, text]) => figure(text)));
  const index = files.get("cms/src/index.ts") ?? "";

  return {
    "lines of source": sum(own, lines),
    "lines of tests": sum(
      code.filter(([file]) => test.test(file)),
      lines,
    ),
    "lines of scripts": sum(scripts, lines),
    "files under 20 lines": own.filter(([, text]) => lines(text) < 20).length,
    "names exported from two files": sharedNames(own).length,
    "imports in cms/src/index.ts": count(index, /^import /gmu),
    "document middlewares ordered by hand": sum(below("cms/src/"), (text) => count(text, /\bdocuments\.use\(/gu)),
    // Whoever relies on Strapi's insides names the version that was read.
    "files that cite Strapi's insides": below("cms/src/").filter(([, text]) => /\b5\.\d\d\b/u.test(text)).length,
    "most imports of a route module": most(modules, (text) => count(text, /^import /gmu)),
    "most lines of a route module": most(modules, lines),
    "other files in web/app/routes": routes.length - modules.length,
    "words of docs/architecture.md": count(files.get("docs/architecture.md") ?? "", /\S+/gu),
    "decision records": [...files.keys()].filter((file) => /^docs\/decisions\/\d/u.test(file)).length,
    ...linesByCapability(own),
  };
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const lines = (text: string) => count(text, /\n/gu);
const sum = (share: Share, figure: (text: string) => number) =>
  share.reduce((total, [, text]) => total + figure(text), 0);

function linesByCapability(share: Share): Record<string, number> {
  const found = new Map<string, number>();
  for (const [file, text] of share) {
    const folder = capability.exec(file)?.[0] ?? "./";
    found.set(folder, (found.get(folder) ?? 0) + lines(text));
  }
  return Object.fromEntries([...found].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Names that two files or more export, but for what the framework asks of each route. */
function sharedNames(share: Share): string[] {
  const declaration = /^export (?:async )?(?:function\*?|const|class|interface|type) (?<name>\w+)/gmu;
  const seen = new Map<string, number>();
  for (const [, text] of share) {
    const names = new Set([...text.matchAll(declaration)].map(({ groups }) => groups?.["name"] ?? ""));
    for (const name of names) seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  return [...seen].filter(([name, times]) => times > 1 && !routeExports.has(name)).map(([name]) => name);
}
