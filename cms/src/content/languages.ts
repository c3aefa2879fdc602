import type { Core } from "@strapi/strapi";

const languages = [
  { code: "nl", name: "Nederlands" },
  { code: "en", name: "English" },
];

/** Adds the site's languages to a new CMS, once: a language that an administrator removes later stays away. */
export async function addLanguages(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: "core", name: "languages" });
  if ((await store.get({ key: "added" })) !== null) return;

  const locales = strapi.db.query("plugin::i18n.locale");
  for (const { code, name } of languages) {
    // Strapi makes the default language itself, under an English name.
    if ((await locales.count({ where: { code } })) > 0) await locales.update({ where: { code }, data: { name } });
    else await locales.create({ data: { code, name } });
  }
  await store.set({ key: "added", value: true });
}
