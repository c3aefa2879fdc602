import type { Organization, WebSite } from "schema-dts";
import { brandOf, circuit, postalAddress, type SiteFacts } from "./site-facts.ts";

/** Returns the circuit's organisation and website, for the home page. */
export function organization(site: SiteFacts) {
  const { contact, socials } = site.settings;
  const address = postalAddress(site);

  const whole = {
    ...circuit(site),
    ...(contact?.organisation ? { legalName: contact.organisation } : {}),
    ...(contact?.email ? { email: contact.email } : {}),
    ...(contact?.phone ? { telephone: contact.phone } : {}),
    ...(address === null ? {} : { address }),
    ...(socials.length === 0 ? {} : { sameAs: socials.map(({ url }) => url) }),
  } satisfies Organization;
  const website = {
    "@type": "WebSite",
    "@id": `${site.siteUrl}/#website`,
    name: brandOf(site),
    url: `${site.siteUrl}/`,
    publisher: { "@id": `${site.siteUrl}/#organization` },
  } satisfies WebSite;
  return [whole, website];
}
