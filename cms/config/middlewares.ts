import { readEnvironment } from "./environment/read-environment.ts";

/** What the limit of the public API needs: how much one network may ask for, and how the site is known. */
function publicLimit() {
  const { PUBLIC_REQUESTS_PER_NETWORK, SITE_CMS_SECRET, PURGE_SECRET } = readEnvironment(process.env);
  return { perMinute: PUBLIC_REQUESTS_PER_NETWORK, secret: SITE_CMS_SECRET ?? PURGE_SECRET };
}

/** The middlewares that every request passes, in this order. */
export default () => [
  "strapi::logger",
  "global::compress-panel-only",
  "strapi::compression",
  "strapi::errors",
  "global::client-faults",
  { name: "global::limited-requests", config: publicLimit() },
  {
    name: "strapi::security",
    config: {
      hsts: false,
      contentSecurityPolicy: { directives: { "frame-src": ["'self'"], "object-src": ["'none'"] } },
    },
  },
  { name: "strapi::cors", config: { origin: [], credentials: false } },
  "global::stored-uploads",
  "strapi::query",
  "global::hidden-staff",
  "global::private-fields",
  "global::expected-files",
  {
    name: "strapi::body",
    config: { formLimit: "1mb", jsonLimit: "2mb", textLimit: "1mb", formidable: { maxFileSize: 256 * 1024 * 1024 } },
  },
  "global::bounded-nesting",
  "global::removed-files",
  "global::throttled-logins",
  "global::checked-uploads",
  "strapi::session",
  "strapi::favicon",
  "strapi::public",
  "global::published-only",
];
