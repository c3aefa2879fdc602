/** Whether a path is one of the public API, for the site and other programs; all others are the panel's. Strapi finds routes whatever their capitals. */
export function isOfPublicApi(path: string): boolean {
  return /^\/api(?:\/|$)/iu.test(path);
}
