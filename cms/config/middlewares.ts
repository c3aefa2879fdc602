import { readEnvironment } from "./environment/read-environment.ts";

/** The middlewares that every request passes, in this order. */
export default () => [
  "strapi::logger",
  "global::compress-panel-only",
  "strapi::compression",
  "strapi::errors",
  "global::client-faults",
  { name: "global::limited-requests", config: { perMinute: readEnvironment(process.env).PUBLIC_REQUESTS_PER_NETWORK } },
  {
    name: "strapi::security",
    config: {
      hsts: false,
      contentSecurityPolicy: { directives: { "frame-src": ["'self'"], "object-src": ["'none'"] } },
    },
  },
  { name: "strapi::cors", config: { origin: [], credentials: false } },
  "global::panel-addresses",
  "global::panel-underway",
  "global::small-until-known",
  "global::stored-uploads",
  "strapi::query",
  "global::hidden-staff",
  "global::private-fields",
  "global::bounded-relations",
  "global::expected-files",
  {
    name: "strapi::body",
    config: {
      // Who deletes an account sends the password along.
      parsedMethods: ["POST", "PUT", "PATCH", "DELETE"],
      formLimit: "1mb",
      jsonLimit: "2mb",
      textLimit: "1mb",
      formidable: { maxFileSize: 256 * 1024 * 1024 },
    },
  },
  "global::bounded-nesting",
  "global::well-formed-texts",
  "global::plain-login-bodies",
  "global::removed-files",
  "global::throttled-logins",
  "global::checked-uploads",
  "strapi::session",
  "strapi::favicon",
  "strapi::public",
  "global::published-only",
];
