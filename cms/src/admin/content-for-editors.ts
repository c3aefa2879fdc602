import type { StrapiApp } from "@strapi/strapi/admin";

const readContent = [{ action: "plugin::content-manager.explorer.read", subject: null }];
const writeContent = [{ action: "plugin::content-manager.explorer.create", subject: null }];

/**
 * Shows the menu entry for content only to users who may read content, and the number of entries on the first screen only
 * to users who may write them. Strapi shows the menu entry to everybody, and counts submissions among the entries.
 */
export function showContentToEditors(app: StrapiApp): void {
  for (const link of app.router.menu) {
    if (link.to === "content-manager") link.permissions = readContent;
  }
  app.widgets.register((widgets) =>
    widgets.map((widget) => (widget.id === "chart-entries" ? { ...widget, permissions: writeContent } : widget)),
  );
}
