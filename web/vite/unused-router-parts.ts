import type { Plugin } from "vite";

/** Each part by its name in the router's code, with where it stands and what takes its place. */
const parts = {
  "forwardRef, memo and createContext": [
    /(?<!@__PURE__ \*\/ )\bReact\$?\d*\.(?:forwardRef|memo|createContext)\(/gu,
    "/* @__PURE__ */ $&",
  ],
  instrumentations: [/\b(?:init\.|opts\?\.)instrumentations\b/gu, "undefined"],
  patchRoutesOnNavigation: [/\binit\.patchRoutesOnNavigation\b/gu, "undefined"],
  'routeDiscovery.mode === "lazy"': [/\brouteDiscovery\.mode === "lazy"/gu, "false"],
  isFogOfWar: [/\bif \(isFogOfWar\)/gu, "if (false)"],
  "fogOfWar.active": [/\bfogOfWar\.active\b(?! =)/gu, "false"],
  displayName: [/^\w+\.displayName = "\w+";$/gmu, ""],
  // Advice to developers: `drop_console` leaves nothing of it but its words.
  "warning, warnOnce and warningOnce": [
    /(?<!function |@__PURE__ \*\/ )\bwarn(?:ing|Once|ingOnce)\(/gu,
    "/* @__PURE__ */ $&",
  ],
  heyDeveloper: [/\berrorInstance\.stack\), heyDeveloper\)/gu, "errorInstance.stack))"],
  // Pages come with their data, so nothing stands in for it; their scripts are our own (`boot/page-scripts.tsx`).
  RemixRootDefaultHydrateFallback: [/\broute\.id === "root" \? RemixRootDefaultHydrateFallback\b/gu, "false ? null"],
  renderScripts: [/\brenderScripts \?/gu, "false ?"],
  // No route has these (a test): data is read and written by the server.
  clientAction: [/\brouteModule\.clientAction\b/gu, "undefined"],
  hasClientAction: [/\broute\.hasClientAction\b/gu, "false"],
  hasClientMiddleware: [/\broute\.hasClientMiddleware\b/gu, "false"],
  "clientActionModule, clientLoaderModule and clientMiddlewareModule": [
    /\broute\.client(?:Action|Loader|Middleware)Module\b/gu,
    "undefined",
  ],
  // The site has a server.
  "!ssr": [/\bif \(!ssr && manifestRoute\.hasLoader/gu, "if (false"],
  isSpaMode: [/\bif \(isSpaMode\)/gu, "if (false)"],
} as const;

/** Names of all parts that the build leaves out. */
export const partNames = Object.keys(parts);

/** Takes the unused parts out of code of the router. @returns Also the names of those that it had. */
export function withoutUnusedParts(code: string): { code: string; found: string[] } {
  const found = Object.entries(parts).filter(([, [where]]) => code.search(where) !== -1);
  const less = found.reduce((text, [, [where, instead]]) => text.replaceAll(where, instead), code);
  return { code: less, found: found.map(([name]) => name) };
}

/** What to say of parts that the router's code doesn't have; `null` when it has them all. */
export function lostParts(found: readonly string[]): string | null {
  const lost = partNames.filter((name) => !found.includes(name));
  if (lost.length === 0) return null;
  return (
    `The router's code no longer has: ${lost.join("; ")}. It is written in another way than ` +
    "web/vite/unused-router-parts.ts looks for, so unused code would come along on every page. After a change of its " +
    "version, look there how it says this now; a part that is gone leaves the list."
  );
}

/**
 * Lets the bundler leave out the router's parts that nothing uses. It would keep components because of code that it
 * takes for side effects: calls such as `forwardRef`, and names that only developers' tools show. It would also keep
 * the code for what this site doesn't use: `instrumentations`, actions and middleware in the browser, code of a route in
 * several files, and the lazy discovery of routes (`react-router.config.ts`). What the site is to use one day has to come
 * back here. When a new version of the router is written in another way the build fails and names the part.
 */
export function unusedRouterParts(): Plugin {
  const found = new Set<string>();
  return {
    name: "unused-router-parts",
    enforce: "pre",
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler(code) {
        const less = withoutUnusedParts(code);
        for (const name of less.found) found.add(name);
        return less.code === code ? null : { code: less.code, map: null };
      },
    },
    generateBundle() {
      const problem = this.environment.name === "client" ? lostParts([...found]) : null;
      if (problem !== null) this.error(problem);
    },
  };
}
