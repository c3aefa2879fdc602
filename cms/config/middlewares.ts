/** What every request passes, in this order. */
export default () => [
  "strapi::logger",
  "strapi::errors",
  {
    name: "strapi::security",
    config: {
      hsts: false,
      contentSecurityPolicy: { directives: { "frame-src": ["'self'"], "object-src": ["'none'"] } },
    },
  },
  { name: "strapi::cors", config: { origin: [], credentials: false } },
  "strapi::query",
  {
    name: "strapi::body",
    config: { formLimit: "1mb", jsonLimit: "2mb", textLimit: "1mb", formidable: { maxFileSize: 256 * 1024 * 1024 } },
  },
  "global::checked-uploads",
  "strapi::session",
  "strapi::favicon",
  "strapi::public",
  "global::published-only",
];
