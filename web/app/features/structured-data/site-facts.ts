import type { Settings } from "@circuit/contract/content/layout";
import type { Organization, PostalAddress } from "schema-dts";

/** Site-wide data; `siteUrl` has no trailing slash. */
export interface SiteFacts {
  siteUrl: string;
  settings: Settings;
}

/** Returns the absolute URL of a path; another URL stays as it is. */
export function absolute(address: string, { siteUrl }: SiteFacts): string {
  return new URL(address, siteUrl).href;
}

/** Returns the name of the circuit: the brand, or else the organisation, or else the site's host name. */
export function brandOf({ settings, siteUrl }: SiteFacts): string {
  return settings.brandName ?? settings.contact?.organisation ?? new URL(siteUrl).hostname;
}

/** Returns the circuit as author, publisher or organiser of something else. */
export function circuit(site: SiteFacts) {
  const logo = site.settings.logoLight;
  return {
    "@type": "Organization",
    "@id": `${site.siteUrl}/#organization`,
    name: brandOf(site),
    url: `${site.siteUrl}/`,
    ...(logo === null ? {} : { logo: absolute(logo.url, site) }),
  } satisfies Organization;
}

/** Returns the postal address of the circuit; `null` while the site settings have no part of it. */
export function postalAddress({ settings }: SiteFacts) {
  const { street, postcode, city } = settings.contact ?? {};
  if (!street && !postcode && !city) return null;
  return {
    "@type": "PostalAddress",
    ...(street ? { streetAddress: street } : {}),
    ...(postcode ? { postalCode: postcode } : {}),
    ...(city ? { addressLocality: city } : {}),
    addressCountry: "NL",
  } satisfies PostalAddress;
}
