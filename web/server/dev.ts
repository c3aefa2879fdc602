import path from "node:path";
import { createServer as createViteServer } from "vite";
import { env } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";
import { toApplication, type Application } from "./application.ts";
import { allowInlineScripts } from "./http/content-security-policy.ts";
import { MediaMirror } from "./files/media-mirror.ts";
import type { Handler } from "./http/http-answer.ts";
import { warnOfDeprecatedVariables } from "./deprecated-variables.ts";
import { watchCmsStartup } from "./cms-startup.ts";
import { PageRevalidator } from "./page-store/refresh/page-revalidator.ts";
import { PageRenderer } from "./page-store/rendering/page-renderer.ts";
import { PageStore } from "./page-store/storage/page-store.ts";
import { renderAddress } from "./page-store/rendering/render-address.ts";
import { siteHandlers } from "./site-handlers.ts";
import { createSiteServer, drain } from "./site-server.ts";

/* Development server: serves the site from its sources with production's handlers, but stores no pages. */
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

/** Loads the application from its current sources. */
async function newest(): Promise<Application> {
  return toApplication(await vite.ssrLoadModule("virtual:react-router/server-build"), "development");
}

let current = await newest();

async function handle(request: Request): Promise<Response> {
  current = await newest();
  return current.handle(request);
}

const folder = path.resolve(env.PAGES_DIR, "development");
const files = new MediaMirror({ folder: path.resolve(env.PAGES_DIR, "files"), origin: env.CMS_URL });
/** Leaves pages unchanged: Vite adds the styles in development. */
const asWritten = (html: string) => html;

const renderer = new PageRenderer({
  render: renderAddress({ handle, pageRoutes: () => current.pageRoutes }, env.SITE_URL),
  isForEveryone: (address) => current.isForEveryone(address),
  finish: asWritten,
  data: null,
  maxFreshMs: 0,
});
const store = new PageStore(folder);

const server = createSiteServer(
  siteHandlers({
    clientFiles: sources,
    application: () => current,
    handle,
    files,
    data: store,
    revalidator: new PageRevalidator(store, renderer, () => undefined),
    opening: watchCmsStartup(env.CMS_URL, env.CMS_START_SECONDS * 1000),
    finish: asWritten,
    takePurge(changes) {
      current.invalidateAnswers(changes);
      renderer.noteChange(() => true);
    },
  }),
);

allowInlineScripts("any");
warnOfDeprecatedVariables(env);

server.listen(env.WEB_PORT, env.WEB_HOST, () => {
  log.info("Development site is up", { address: env.SITE_URL });
  void current.sendWaitingForms();
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    Promise.all([vite.close(), drain(server)]).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
