import type { Plugin } from "vite";

/**
 * Lets the bundler leave out the router's parts that nothing uses. It would keep components because of code that it
 * takes for side effects: calls such as `forwardRef`, and names that only developers' tools show. It would also keep
 * the code for options that this site doesn't set: `instrumentations`, and the lazy discovery of routes
 * (`react-router.config.ts`), which must come back here when the site is to use it. When a new version of the router is written
 * in another way nothing is left out, and the size budget tells.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: "unused-router-parts",
    enforce: "pre",
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler(code) {
        const pure = code
          .replaceAll(/(?<!@__PURE__ \*\/ )\bReact\$?\d*\.(?:forwardRef|memo|createContext)\(/gu, "/* @__PURE__ */ $&")
          .replaceAll(/\b(?:init\.|opts\?\.)instrumentations\b/gu, "undefined")
          .replaceAll(/\binit\.patchRoutesOnNavigation\b/gu, "undefined")
          .replaceAll(/\brouteDiscovery\.mode === "lazy"/gu, "false")
          .replaceAll(/\bif \(isFogOfWar\)/gu, "if (false)")
          .replaceAll(/\bfogOfWar\.active\b(?! =)/gu, "false")
          .replaceAll(/^\w+\.displayName = "\w+";$/gmu, "");
        return pure === code ? null : { code: pure, map: null };
      },
    },
  };
}
