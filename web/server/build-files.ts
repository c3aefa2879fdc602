import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const buildFolder = fileURLToPath(new URL("../build", import.meta.url));

/** Folder of everything that browsers load. */
export const clientFolder = path.join(buildFolder, "client");

/** The application, as built for the server. */
export const serverModule = path.join(buildFolder, "server/index.js");

/** Folder of the server's own code, which runs without being built. */
export const serverFolder = import.meta.dirname;

/** The rules of the site's one style sheet. @throws {Error} The build has none. */
export function readStyleSheet(): string {
  const assets = path.join(clientFolder, "assets");
  const sheet = readdirSync(assets).find((name) => name.endsWith(".css"));
  if (sheet === undefined) throw new Error("The build has no style sheet");
  return readFileSync(path.join(assets, sheet), "utf8");
}
