import path from "node:path";
import { createServer as createViteServer } from "vite";
import { env } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";
import { allowInlineScripts } from "./content-security-policy.ts";
import { KeptFiles } from "./files/kept-files.ts";
import { publications } from "./files/publications.ts";
import { uploads } from "./files/uploads.ts";
import type { Handler } from "./http-answer.ts";
import { pages } from "./pages.ts";
import { toApplication, type Application } from "./application.ts";
import { createSiteServer, drain } from "./site-server.ts";

/** Serves the site from its sources and reloads on change. */
const vite = await createViteServer({
  root: new URL("..", import.meta.url).pathname,
  server: { middlewareMode: true },
  appType: "custom",
});

const sources: Handler = (request, response) =>
  new Promise((resolve, reject) => {
    response.once("finish", () => resolve(true));
    vite.middlewares(request, response, (error: unknown) => (error ? reject(error) : resolve(false)));
  });

/** The sources as they are now. */
async function newest(): Promise<Application> {
  return toApplication(await vite.ssrLoadModule("virtual:react-router/server-build"), "development");
}

const files = new KeptFiles({ folder: path.resolve(env.PAGES_DIR, "files"), origin: env.CMS_URL });

const server = createSiteServer([
  sources,
  uploads(files, env.CMS_URL),
  publications(files, env.CMS_URL),
  pages(async (request) => (await newest()).handle(request), { siteUrl: env.SITE_URL, names: env.SITE_NAMES }),
]);

allowInlineScripts("any");
const { sendWaitingForms } = await newest();

server.listen(env.WEB_PORT, env.WEB_HOST, () => {
  log.info("Development site is up", { address: env.SITE_URL });
  void sendWaitingForms();
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    Promise.all([vite.close(), drain(server)]).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
