import { fileURLToPath } from "node:url";
import { env } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";
import { pages } from "./pages.ts";
import { publications } from "./publications.ts";
import { toServerBuild } from "./server-build.ts";
import { createSiteServer, drain } from "./site-server.ts";
import { staticFiles } from "./static-files.ts";
import { uploads } from "./uploads.ts";

/** Serves the built site. */
const buildFolder = new URL("../build/", import.meta.url);
const built: unknown = await import(new URL("server/index.js", buildFolder).href);

const server = createSiteServer([
  staticFiles(fileURLToPath(new URL("client", buildFolder))),
  uploads(env.CMS_URL),
  publications(env.CMS_URL),
  pages(toServerBuild(built), env.SITE_URL, env.NODE_ENV),
]);

server.listen(env.WEB_PORT, env.WEB_HOST, () => log.info("Site is up", { address: env.SITE_URL, port: env.WEB_PORT }));
server.once("error", (error) => {
  log.error("Site can't listen", { port: env.WEB_PORT, reason: error.message });
  process.exitCode = 1;
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    drain(server).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
