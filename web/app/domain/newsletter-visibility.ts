/**
 * Whether the settings hide the newsletter block on a page.
 *
 * @param hiddenSlugs - Slugs from the settings, with or without slashes around them.
 * @param homePath - Home page of the language, `/` or `/en`: English paths have this prefix, slugs don't.
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
