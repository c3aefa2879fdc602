import { readEnvironment } from "./environment/read-environment.ts";

/** Address, keys and log of the server; nothing is reported to anyone. */
export default () => {
  const { CMS_HOST, CMS_PORT, CMS_PUBLIC_URL, CMS_UPLOAD_DIR, APP_KEYS } = readEnvironment(process.env);

  return {
    host: CMS_HOST,
    port: CMS_PORT,
    url: CMS_PUBLIC_URL ?? `http://localhost:${CMS_PORT}`,
    // Behind https stands a proxy of ours, whose word on protocol and visitor counts.
    proxy: { koa: CMS_PUBLIC_URL?.startsWith("https:") === true },
    app: { keys: APP_KEYS },
    dirs: { public: CMS_UPLOAD_DIR },
    transfer: { remote: { enabled: false } },
    logger: { config: { level: "warn" }, startup: { enabled: false }, updates: { enabled: false } },
  };
};
