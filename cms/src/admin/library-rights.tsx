import { Page, type StrapiApp, useAuth } from "@strapi/strapi/admin";
import type { ComponentType } from "react";

/** Path of the media library among the panel's routes. */
const libraryRoute = "plugins/upload/*";

/**
 * The media library asks once for the rights of the user. When it is opened by its address it may ask before the rights are
 * loaded (`useRBAC` of `@strapi/admin` 5.54 doesn't ask again), and then offers no way to add a file. So it is
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
