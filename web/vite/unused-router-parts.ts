import type { Plugin } from "vite";

/**
 * Lets the bundler leave out the router's parts that nothing uses. It would keep components because of code that it
 * takes for side effects: calls such as `forwardRef`, and names that only developers' tools show. It would also keep
 * the code for an option, `instrumentations`, that this site doesn't set. When a new version of the router is written
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
          .replaceAll(/^\w+\.displayName = "\w+";$/gmu, "");
        return pure === code ? null : { code: pure, map: null };
      },
    },
  };
}
