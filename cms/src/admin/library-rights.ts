import { getFetchClient, type StrapiApp } from "@strapi/strapi/admin";

/** Where the media library is, within the panel. */
const libraryPath = "/plugins/upload";

/**
 * The media library asks once what somebody may do. Opened by its address it may ask before
 * the rights have reached it (`useRBAC` of `@strapi/admin` 5.54 doesn't ask again), and would
 * show no way to add a file. Then they are asked of the CMS.
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
