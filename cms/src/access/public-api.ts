/** Whether a URL path belongs to the public API; all others are the panel's. Strapi's routes ignore case. */
export function isOfPublicApi(path: string): boolean {
  return /^\/api(?:\/|$)/iu.test(path);
}
