/**
 * Tells whether the newsletter block stays away from a page, because the
 * settings list it.
 *
 * @param pathname - Path of the page, for example `/en/tickets`.
 * @param hiddenSlugs - Slugs from the settings, with or without slashes around them.
 * @param homePath - Home of the page's language, `/` or `/en`: English addresses
 *   carry the prefix, slugs don't.
 * @param homeSlug - The slug that stands for the home page itself.
 */
export function isNewsletterHidden(
  pathname: string,
  hiddenSlugs: readonly string[],
  homePath: string,
  homeSlug: string,
): boolean {
  const page = segments(pathname);
  return hiddenSlugs.some((slug) => {
    const own = segments(slug);
    return segments(`${homePath}/${own === homeSlug ? "" : own}`) === page;
  });
}

function segments(path: string): string {
  return path.split("/").filter(Boolean).join("/");
}
