import { readEnvironment } from "./environment/read-environment.ts";

/**
 * How long a connection stays open between two requests, in milliseconds. Longer than the 60 seconds of a
 * proxy in front, which might otherwise send an editor's request over a connection that was just closed.
 */
const keepAliveMs = 75_000;

/** Address, keys and log of the server. Nothing is reported to Strapi. */
export default () => {
  const { CMS_HOST, CMS_PORT, CMS_PUBLIC_URL, CMS_UPLOAD_DIR, APP_KEYS } = readEnvironment(process.env);

  return {
    host: CMS_HOST,
    port: CMS_PORT,
    url: CMS_PUBLIC_URL ?? `http://localhost:${CMS_PORT}`,
    // With https there is a proxy of ours in front: its `X-Forwarded-*` headers are trusted.
    proxy: { koa: CMS_PUBLIC_URL?.startsWith("https:") === true },
    http: { serverOptions: { keepAliveTimeout: keepAliveMs } },
    app: { keys: APP_KEYS },
    dirs: { public: CMS_UPLOAD_DIR },
    transfer: { remote: { enabled: false } },
    logger: { config: { level: "warn" }, startup: { enabled: false }, updates: { enabled: false } },
  };
};
