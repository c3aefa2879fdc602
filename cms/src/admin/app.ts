/** The admin panel: editors may choose Dutch, and nothing in it advertises. */
export default {
  config: { locales: ["nl"], tutorials: false, notifications: { releases: false } },
};
