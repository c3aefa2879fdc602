interface RobotsRules {
  /** Whether search engines may read the site at all. */
  isOpen: boolean;
  /** Paths nobody should find, with everything below them. */
  closedPaths: readonly string[];
  /** Absolute address of the sitemap. */
  sitemap: string;
}

/** Writes robots.txt (RFC 9309): what crawlers may read, and where the list of pages is. */
export function robotsTxt({ isOpen, closedPaths, sitemap }: RobotsRules): string {
  if (!isOpen) return "User-agent: *\nDisallow: /\n";

  const closed = [...new Set(closedPaths)].sort().map((path) => `Disallow: ${encodeURI(path)}`);
  return ["User-agent: *", "Allow: /", ...closed, "", `Sitemap: ${sitemap}`, ""].join("\n");
}
