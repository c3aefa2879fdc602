/** What visitors' accounts add to Strapi's users. Our language isn't called `locale`, a name that Strapi keeps for itself. */
export const userFields = {
  details: { type: "json", private: true, searchable: false },
  language: { type: "enumeration", enum: ["nl", "en"], private: true },
} as const;
