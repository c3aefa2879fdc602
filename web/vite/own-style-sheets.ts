import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { preprocessCSS, type Plugin, type ResolvedConfig } from "vite";

/** Name of the file that gives its folder a separate style sheet. */
const name = "style-sheet.css";

/** Query with which Vite loads the contents of a style sheet that is imported with `?url`. */
const contents = "?transform-only";

/**
 * Vite plugin that takes the CSS modules of some folders out of the site's main style sheet, so that public pages don't
 * load the styles of areas that few visitors enter. A folder with a file `style-sheet.css` is such an area: in the
 * build that file gets all CSS modules below the folder, in the order of their paths. The routes of the area link to it
 * with a `?url` import. In development it stays empty, as modules add their styles themselves.
 */
export function ownStyleSheets(): Plugin {
  let config: ResolvedConfig;
  let folders: readonly string[] = [];
  /** Folders whose CSS modules are imported, and those whose style sheet is. */
  const used = new Set<string>();
  const linked = new Set<string>();

  const ownFolderOf = (file: string) => folders.find((folder) => file.startsWith(`${folder}/`));
  return {
    name: "own-style-sheets",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
      folders = filesBelow(path.join(config.root, "app"), name).map((file) => path.dirname(file));
    },
    load: {
      filter: { id: /\/style-sheet\.css\?transform-only$/ },
      async handler(id) {
        const folder = path.dirname(id.slice(0, -contents.length));
        linked.add(folder);
        const modules = filesBelow(folder, ".module.css").toSorted();
        const texts = modules.map(
          async (file) => (await preprocessCSS(await readFile(file, "utf8"), file, config)).code,
        );
        return (await Promise.all(texts)).join("\n");
      },
    },
    // Runs after Vite has named the classes, and before it adds the rules to the main style sheet.
    transform: {
      filter: { id: /\.module\.css$/ },
      handler(_, id) {
        const folder = ownFolderOf(id);
        if (folder === undefined) return null;
        used.add(folder);
        return { code: "", map: null };
      },
    },
    buildEnd() {
      const missing = [...used].find((folder) => !linked.has(folder));
      if (missing !== undefined) this.error(`No route links to ${path.join(missing, name)}: its styles would be lost`);
    },
  };
}

function filesBelow(folder: string, ending: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files.filter((file) => file.endsWith(ending)).map((file) => path.join(folder, file));
}
