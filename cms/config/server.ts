import { readEnvironment } from "./environment/read-environment.ts";

/**
 * How long a connection stays open between two requests, in milliseconds: longer than
 * the minute of a proxy in front, which would send an editor's work into one just closed.
 */
const keepAliveMs = 75_000;

/** Address, keys and log of the server; nothing is reported to anyone. */
export default () => {
  const { CMS_HOST, CMS_PORT, CMS_PUBLIC_URL, CMS_UPLOAD_DIR, APP_KEYS } = readEnvironment(process.env);

  return {
    host: CMS_HOST,
    port: CMS_PORT,
    url: CMS_PUBLIC_URL ?? `http://localhost:${CMS_PORT}`,
    // Behind https stands a proxy of ours, whose word on protocol and visitor counts.
    proxy: { koa: CMS_PUBLIC_URL?.startsWith("https:") === true },
    http: { serverOptions: { keepAliveTimeout: keepAliveMs } },
    app: { keys: APP_KEYS },
    dirs: { public: CMS_UPLOAD_DIR },
    transfer: { remote: { enabled: false } },
    logger: { config: { level: "warn" }, startup: { enabled: false }, updates: { enabled: false } },
  };
};
