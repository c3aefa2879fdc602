import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { preprocessCSS, type Plugin, type ResolvedConfig } from "vite";

/** Name of the file that gives its folder a style sheet of its own. */
const name = "style-sheet.css";

/** The query with which Vite asks for the contents of a style sheet that was imported with `?url`. */
const contents = "?transform-only";

/**
 * Takes the CSS modules of some folders out of the site's one style sheet, so that pages for everyone don't pay for
 * the styles of an area that few visitors enter. A folder with a file `style-sheet.css` is such an area: in the build
 * that file holds all CSS modules of the folder and its subfolders, in the order of their paths. The routes of the
 * area link to it, by importing it with `?url`. In development it stays empty: modules bring their styles themselves.
 */
export function ownStyleSheets(): Plugin {
  let config: ResolvedConfig;
  let folders: readonly string[] = [];
  /** Folders whose styles some code uses, and those whose style sheet some route links to. */
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
    // Vite has named the classes by now, and not yet added the rules to the one style sheet.
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
