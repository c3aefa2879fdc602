/** Where Strapi draws the column beside a form; source: `Panel` of `@strapi/content-manager` 5.54. */
const column = 'div:has(> aside[aria-labelledby="additional-information"])';

/** Keeps the buttons that save and publish in view beside a long form, instead of scrolling away. */
export function keepPublishingInView(document: Document): void {
  const style = document.createElement("style");
  style.textContent = `@media (min-width: 1080px) { ${column} { position: sticky; top: 9rem; max-height: calc(100vh - 10rem); overflow-y: auto; } }`;
  document.head.append(style);
}
