/** Where a link leads: within the site, to another site, or nowhere safe. */
export type LinkTarget =
  | { kind: "internal"; href: string }
  | { kind: "external"; href: string }
  | { kind: "contact"; href: string }
  | { kind: "refused" };

/**
 * Reads a link address an editor typed. Only paths and fragments of this site,
 * `http(s):`, `mailto:` and `tel:` pass; javascript:, data:, blob:, vbscript: and
 * anything that can't be read are refused.
 *
 * @param url - Any text. White space and control characters, which browsers
 *   skip while reading a scheme, can't hide one.
 */
export function linkTarget(url: string): LinkTarget {
  // eslint-disable-next-line no-control-regex -- browsers drop these inside a scheme
  const href = url.replaceAll(/[\u0000-\u0020\u007F-\u00A0]+/gu, (run) => (/^ +$/u.test(run) ? run : "")).trim();
  if (/^(?:#|\?|\/(?![/\\]))/u.test(href)) return { kind: "internal", href };
  if (!URL.canParse(href)) return { kind: "refused" };

  const { protocol } = new URL(href);
  if (protocol === "https:" || protocol === "http:") return { kind: "external", href };
  if (protocol === "mailto:" || protocol === "tel:") return { kind: "contact", href };
  return { kind: "refused" };
}
