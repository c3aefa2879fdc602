/** Fields added to Strapi's user type. The language isn't called `locale`, because Strapi reserves that name. */
export const userFields = {
  details: { type: "json", private: true, searchable: false },
  language: { type: "enumeration", enum: ["nl", "en"], private: true },
} as const;

const label = (text: string, isEditable: boolean) => ({
  edit: { label: text, editable: isEditable },
  list: { label: text },
});

/** Layout of the panel's user screens, where administrators can block users but don't see their checkout details. */
export const userScreens = {
  attributes: {
    details: { hidden: true },
    language: { hidden: true },
    username: { hidden: true },
  },
  settings: {
    bulkable: true,
    filterable: true,
    searchable: true,
    pageSize: 25,
    mainField: "email",
    defaultSortBy: "createdAt",
    defaultSortOrder: "DESC",
  },
  metadatas: {
    email: label("E-mailadres", false),
    confirmed: label("Adres bevestigd", false),
    blocked: label("Geblokkeerd", true),
    createdAt: label("Sinds", false),
  },
  layouts: {
    list: ["email", "confirmed", "blocked", "createdAt"],
    edit: [
      [
        { name: "email", size: 6 },
        { name: "confirmed", size: 3 },
        { name: "blocked", size: 3 },
      ],
    ],
  },
} as const;
