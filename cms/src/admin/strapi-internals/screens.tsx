import { Page, type StrapiApp, useAuth } from "@strapi/strapi/admin";
import type { ComponentType, ReactNode } from "react";

/** What this file does relies on the internals of Strapi 5.54's screens, which its manual doesn't describe. */

/** CSS selector of the column beside a form, in which `@strapi/content-manager` renders its panels. */
const column = 'div:has(> aside[aria-labelledby="additional-information"])';

/** Keeps the buttons that save and publish in view beside a long form, instead of scrolling away. */
export function keepPublishingInView(document: Document): void {
  const style = document.createElement("style");
  style.textContent = `@media (min-width: 1080px) { ${column} { position: sticky; top: 9rem; max-height: calc(100vh - 10rem); overflow-y: auto; } }`;
  document.head.append(style);
}

/** A filter of a list, as Strapi passes it to the hook in `changeListFilters`. */
export interface ListFilter {
  name: string;
  type: string;
  options?: { label: string; value: string }[];
  input?: (props: Pick<ListFilter, "name" | "options"> & { "aria-label"?: string }) => ReactNode;
}

interface ListFilters {
  displayedFilters: ListFilter[];
  layout: unknown;
}

/** Changes the filters of every list, through `HOOKS.INJECT_LIST_VIEW_FILTERS` of `@strapi/content-manager`. */
export function changeListFilters(app: StrapiApp, change: (filter: ListFilter) => ListFilter): void {
  app.registerHook("Admin/CM/pages/ListView/inject-in-filters", ({ displayedFilters, layout }: ListFilters) => ({
    displayedFilters: displayedFilters.map(change),
    layout,
  }));
}

/** Path of the media library among the panel's routes. */
const libraryRoute = "plugins/upload/*";

/**
 * Shows the media library only once the user's rights are loaded. It reads them once (`useRBAC` of `@strapi/admin`):
 * opened by its URL, it may read them too early, and then offers no way to add a file.
 */
export function waitForLibraryRights(app: StrapiApp): void {
  app.router.addRoute((routes) =>
    routes.map((route) => {
      const { path, lazy } = route;
      if (path !== libraryRoute || lazy === undefined) return route;
      return {
        path,
        lazy: async () => {
          const { Component } = await lazy();
          return { Component: afterRightsLoad(Component) };
        },
      };
    }),
  );
}

function afterRightsLoad(Library: ComponentType | null | undefined): ComponentType {
  return function LibraryWithRights() {
    const isLoading = useAuth("MediaLibrary", (state) => state.isLoading);
    if (isLoading) return <Page.Loading />;
    return Library ? <Library /> : null;
  };
}

const readContent = [{ action: "plugin::content-manager.explorer.read", subject: null }];
const writeContent = [{ action: "plugin::content-manager.explorer.create", subject: null }];

/**
 * Shows the menu entry for content only to users who may read content, and the count of entries on the home screen only
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
