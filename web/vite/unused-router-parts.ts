import type { Plugin } from "vite";

/**
 * Lets the bundler leave out the router's parts that nothing uses. It keeps components for what it takes for
 * effects: a call of `forwardRef`, and a name that only developers' tools show; and what measures a router for an
 * option that this site doesn't set. Where a new version of the router is written in another way nothing is left
 * out, and the size budget tells.
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
