import { access } from "node:fs/promises";
import path from "node:path";
import type { Core } from "@strapi/strapi";

const seconds = 10;

/** Page that reloads itself without a script, which the panel's content security policy would block. */
const page = `<!doctype html>
<html lang="nl">
<meta charset="utf-8">
<meta http-equiv="refresh" content="${seconds}">
<meta name="viewport" content="width=device-width">
<title>Het beheer wordt gebouwd</title>
<body style="font: 1.1rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 15vh auto; padding: 0 1rem">
<h1>Het beheer wordt gebouwd</h1>
<p>De site is er al; dit duurt nog enkele minuten. Deze pagina ververst zichzelf.</p>
<div lang="en">
<h2>The panel is being built</h2>
<p>The site is there already; this takes some minutes more. This page reloads by itself.</p>
</div>
</body>
</html>
`;

/** Answers 503 with a waiting page until the panel is built, when `bin/build.ts` writes `fingerprint-admin`. */
const panelUnderway: Core.MiddlewareFactory = (_config, { strapi }) => {
  const isBuilt = () =>
    access(path.join(strapi.dirs.dist.root, "fingerprint-admin")).then(
      () => true,
      () => false,
    );
  return async (ctx, next) => {
    const root = strapi.config.get("admin.path", "/admin");
    const isPanel = ctx.path === root || ctx.path.startsWith(`${root}/`);
    // The panel's API, unlike its pages, answers already.
    const isPage =
      ctx.method === "GET" && (ctx.path.length <= root.length + 1 || ctx.get("accept").includes("text/html"));
    const isServed = strapi.config.get("admin.serveAdminPanel", false);
    if (!isPanel || !isPage || !isServed || (await isBuilt())) return next();

    ctx.status = 503;
    ctx.set("Retry-After", String(seconds));
    ctx.set("Cache-Control", "no-store");
    ctx.type = "html";
    ctx.body = page;
    return undefined;
  };
};

export default panelUnderway;
