/** A link's URL with where it leads: within the site, to another site, to mail or phone; or `refused` as unsafe. */
export type LinkTarget =
  | { kind: "internal"; href: string }
  | { kind: "external"; href: string }
  | { kind: "contact"; href: string }
  | { kind: "refused" };

/**
 * Classifies a URL that an editor typed. Allows only paths and fragments of this site, `http(s):`, `mailto:` and
 * `tel:`; white space and control characters, which browsers ignore in a scheme, can't hide another one.
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
