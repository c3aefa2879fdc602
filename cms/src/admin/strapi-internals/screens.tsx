import { Page, type StrapiApp, useAuth } from "@strapi/strapi/admin";
import type { ComponentType, ReactNode } from "react";

/** Relies on the screens of Strapi 5.54 as they are inside, of which its manual says nothing. */

/** Where `Panel` of `@strapi/content-manager` is drawn: the column beside a form. */
const column = 'div:has(> aside[aria-labelledby="additional-information"])';

/** Keeps the buttons that save and publish in view beside a long form, instead of scrolling away. */
export function keepPublishingInView(document: Document): void {
  const style = document.createElement("style");
  style.textContent = `@media (min-width: 1080px) { ${column} { position: sticky; top: 9rem; max-height: calc(100vh - 10rem); overflow-y: auto; } }`;
  document.head.append(style);
}

/** A filter of a list, as the hook below gets it. */
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

/** Changes the filters of every list, by `HOOKS.INJECT_LIST_VIEW_FILTERS` of `@strapi/content-manager`. */
export function changeListFilters(app: StrapiApp, change: (filter: ListFilter) => ListFilter): void {
  app.registerHook("Admin/CM/pages/ListView/inject-in-filters", ({ displayedFilters, layout }: ListFilters) => ({
    displayedFilters: displayedFilters.map(change),
    layout,
  }));
}

/** Path of the media library among the panel's routes. */
const libraryRoute = "plugins/upload/*";

/**
 * The media library asks once for the rights of the user. When it is opened by its address it may ask before the rights are
 * loaded (`useRBAC` of `@strapi/admin` doesn't ask again), and then offers no way to add a file. So it is
 * shown once they are there.
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
          return { Component: onceRightsAreKnown(Component) };
        },
      };
    }),
  );
}

function onceRightsAreKnown(Library: ComponentType | null | undefined): ComponentType {
  return function LibraryWithRights() {
    const isLoading = useAuth("MediaLibrary", (state) => state.isLoading);
    if (isLoading) return <Page.Loading />;
    return Library ? <Library /> : null;
  };
}

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
