import type { Settings } from "@circuit/contract/content/layout";
import type { Organization, PostalAddress } from "schema-dts";

/** Facts about the whole site; `siteUrl` has no slash at its end. */
export interface SiteFacts {
  siteUrl: string;
  settings: Settings;
}

/** A path or address as an absolute address. */
export function absolute(address: string, { siteUrl }: SiteFacts): string {
  return new URL(address, siteUrl).href;
}

/** Who runs the circuit: the brand, else the organisation's name, else the site's host name. */
export function brandOf({ settings, siteUrl }: SiteFacts): string {
  return settings.brandName ?? settings.contact?.organisation ?? new URL(siteUrl).hostname;
}

/** The circuit as others name it: author, publisher or organiser. */
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

/** Address of the circuit; `null` while the settings have no part of it. */
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
