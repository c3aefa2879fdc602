import type { Core } from "@strapi/strapi";

const languages = [
  { code: "nl", name: "Nederlands" },
  { code: "en", name: "English" },
];

/**
 * Adds the site's languages to a new CMS. Happens once: a language that an
 * administrator removes afterwards stays away.
 */
export async function addLanguages(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: "core", name: "languages" });
  if ((await store.get({ key: "added" })) !== null) return;

  for (const { code, name } of languages) {
    // oxlint-disable-next-line no-await-in-loop -- SQLite takes one write at a time
    const updated = await strapi.db.query("plugin::i18n.locale").update({ where: { code }, data: { name } });
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (updated === null) await strapi.plugin("i18n").service("locales").create({ code, name });
  }
  await store.set({ key: "added", value: true });
}
