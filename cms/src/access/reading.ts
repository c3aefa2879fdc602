/**
 * Every action that a request without a token may take on the content API: reading what
 * the site shows. Menus are read only as navigation.
 */
export const readingActions = [
  "api::accommodation-type.accommodation-type.find",
  "api::accommodation.accommodation.find",
  "api::arrangement.arrangement.find",
  "api::arrangement.arrangement.findOne",
  "api::circuit.circuit.find",
  "api::document.document.find",
  "api::event-type.event-type.find",
  "api::event.event.find",
  "api::event.event.findOne",
  "api::faq-category.faq-category.find",
  "api::faq-item.faq-item.find",
  "api::form.form.find",
  "api::form.form.findOne",
  "api::navigation.navigation.render",
  "api::news-article.news-article.find",
  "api::news-article.news-article.findOne",
  "api::page.page.find",
  "api::page.page.findOne",
  "api::partner.partner.find",
  "api::poster.poster.find",
  "api::redirect.redirect.find",
  "api::settings.settings.find",
  "api::timeline-item.timeline-item.find",
  "plugin::i18n.locales.listLocales",
] as const;
