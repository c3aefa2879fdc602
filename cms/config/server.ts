import { readEnvironment } from "./environment/read-environment.ts";

/**
 * Keep-alive timeout, in milliseconds. It is longer than the 60 seconds of a reverse proxy, which could otherwise reuse
 * a connection that was just closed.
 */
const keepAliveMs = 75_000;

export default () => {
  const { CMS_HOST, CMS_PORT, CMS_PUBLIC_URL, CMS_UPLOAD_DIR, APP_KEYS } = readEnvironment(process.env);

  return {
    host: CMS_HOST,
    port: CMS_PORT,
    url: CMS_PUBLIC_URL ?? `http://localhost:${CMS_PORT}`,
    // With https there is a reverse proxy, whose `X-Forwarded-*` headers are trusted.
    proxy: { koa: CMS_PUBLIC_URL?.startsWith("https:") === true },
    http: { serverOptions: { keepAliveTimeout: keepAliveMs } },
    app: { keys: APP_KEYS },
    dirs: { public: CMS_UPLOAD_DIR },
    transfer: { remote: { enabled: false } },
    logger: { config: { level: "warn" }, startup: { enabled: false }, updates: { enabled: false } },
  };
};
