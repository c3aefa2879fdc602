import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const buildFolder = fileURLToPath(new URL("../build", import.meta.url));

/** Folder of the built files that browsers load. */
export const clientFolder = path.join(buildFolder, "client");

/** Module of the application's server build. */
export const serverModule = path.join(buildFolder, "server/index.js");

/** Folder of the server's own code, which Node runs without a build. */
export const serverFolder = import.meta.dirname;

/**
 * Reads the style sheet of all pages by its path; the folder also has others.
 *
 * @throws {Error} The build has none.
 */
export function readStyleSheet(address: string | null): string {
  if (address === null) throw new Error("The build has no style sheet");
  return readFileSync(path.join(clientFolder, address), "utf8");
}
