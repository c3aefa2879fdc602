import { getFetchClient, type StrapiApp } from "@strapi/strapi/admin";

/** Path of the media library in the panel. */
const libraryPath = "/plugins/upload";

/**
 * The media library asks once for the rights of the user. When it is opened by its address it may
 * ask before the rights are loaded (`useRBAC` of `@strapi/admin` 5.54 doesn't ask again), and then
 * offers no way to add a file. In that case the rights are fetched from the CMS here.
 */
export function askForLibraryRights(app: StrapiApp): void {
  app.addRBACMiddleware(({ pathname, permissions }) => (next) => async (matching) => {
    const isEarly = permissions.length === 0 && pathname.startsWith(libraryPath);
    return next(isEarly ? await ownLibraryRights() : matching);
  });
}

type Permissions = Awaited<ReturnType<StrapiApp["rbac"]["run"]>>;

async function ownLibraryRights(): Promise<Permissions> {
  const { data } = await getFetchClient().get<{ data: Permissions }>("/admin/users/me/permissions");
  return data.data.filter(({ action }) => action.startsWith("plugin::upload."));
}
