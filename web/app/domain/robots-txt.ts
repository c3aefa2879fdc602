interface RobotsRules {
  /** Whether search engines may read the site at all. */
  isOpen: boolean;
  /** Paths to disallow, with all paths below them. */
  closedPaths: readonly string[];
  /** Absolute URL of the sitemap. */
  sitemap: string;
}

/** Returns the text of robots.txt (RFC 9309). */
export function robotsTxt({ isOpen, closedPaths, sitemap }: RobotsRules): string {
  if (!isOpen) return "User-agent: *\nDisallow: /\n";

  const closed = [...new Set(closedPaths)].sort().map((path) => `Disallow: ${encodeURI(path)}`);
  return ["User-agent: *", "Allow: /", ...closed, "", `Sitemap: ${sitemap}`, ""].join("\n");
}
