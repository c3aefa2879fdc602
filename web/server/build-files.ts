import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const buildFolder = fileURLToPath(new URL("../build", import.meta.url));

/** Folder of everything that browsers load. */
export const clientFolder = path.join(buildFolder, "client");

/** The application, as built for the server. */
export const serverModule = path.join(buildFolder, "server/index.js");

/** Folder of the server's own code, which runs without being built. */
export const serverFolder = import.meta.dirname;

/**
 * The rules of a style sheet. By its address: beside it may lie sheets of visitors' areas, and one that the build for
 * the server left, in another order.
 *
 * @throws {Error} The build has none.
 */
export function readStyleSheet(address: string | null): string {
  if (address === null) throw new Error("The build has no style sheet");
  return readFileSync(path.join(clientFolder, address), "utf8");
}
