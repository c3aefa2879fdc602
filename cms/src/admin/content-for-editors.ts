import type { StrapiApp } from "@strapi/strapi/admin";

const readContent = [{ action: "plugin::content-manager.explorer.read", subject: null }];
const writeContent = [{ action: "plugin::content-manager.explorer.create", subject: null }];

/**
 * Keeps the menu's way to the content for who reads any, and the count of all entries on the first screen for who writes
 * them: Strapi shows the first to everybody, and counts submissions among the second for who answers the inbox.
 */
export function showContentToEditors(app: StrapiApp): void {
  for (const link of app.router.menu) {
    if (link.to === "content-manager") link.permissions = readContent;
  }
  app.widgets.register((widgets) =>
    widgets.map((widget) => (widget.id === "chart-entries" ? { ...widget, permissions: writeContent } : widget)),
  );
}
