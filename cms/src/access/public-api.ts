/** Whether a path is one of the public API, which the site and programs ask; all else is the panel's. Routes are found whatever their capitals. */
export function isOfPublicApi(path: string): boolean {
  return /^\/api(?:\/|$)/iu.test(path);
}
