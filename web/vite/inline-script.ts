import { readFile } from "node:fs/promises";
import { minify } from "terser";
import { transformWithOxc, type Plugin } from "vite";

/**
 * Vite plugin for `import text from "./some-script.ts?inline-script"`: the compiled, minified text of a script without
 * imports, to inline in pages. The text is constant, so that a content security policy can allow its hash.
 */
export function inlineScript(): Plugin {
  const ending = "?inline-script";
  return {
    name: "inline-script",
    async load(id) {
      if (!id.endsWith(ending)) return null;
      const file = id.slice(0, -ending.length);
      this.addWatchFile(file);
      const { code } = await transformWithOxc(await readFile(file, "utf8"), file, { target: "es2022" });
      const small = await minify(code, { module: true, ecma: 2020, compress: { passes: 2 } });
      const text = (small.code ?? "").replace(/export\s*\{\s*\};?/u, "").trim();
      return { code: `export default ${JSON.stringify(text)};`, map: null, moduleType: "js" };
    },
  };
}
