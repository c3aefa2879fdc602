import type { NavigationItem, Settings } from "@circuit/contract/content/layout";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { footerMessages } from "#app/i18n/messages/footer.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { FooterLink } from "./footer-link.tsx";
import { LegalLine } from "./legal-line.tsx";
import type { LayoutData } from "./layout-data.ts";
import { sectionsOf } from "./menu-sections.ts";
import styles from "./footer-content.module.css";
import { PhoneLink } from "./phone-link.tsx";
import { SocialLinks } from "./social-links.tsx";
import { TrackRibbon } from "./track-ribbon.tsx";

/**
 * Content of the footer, the same on every page of a language: slogan, contact details, link groups, social networks
 * and legal line.
 */
export function FooterContent({ data }: { data: LayoutData }) {
  const { settings, menus } = data;

  return (
    <>
      <TrackRibbon className={styles.ribbon} />
      <div className={styles.top}>
        <p className="d4">{footerMessages[useLocale()].closing}</p>
        <ContactDetails contact={settings.contact} />
      </div>
      <FooterGroups items={menus.footer} />
      <SocialLinks socials={settings.socials} className={styles.socials} />
      <LegalLine data={data} />
    </>
  );
}

function FooterGroups({ items }: { items: readonly NavigationItem[] }) {
  const words = footerMessages[useLocale()];
  if (items.length === 0) return null;

  return (
    <nav className={styles.groups} aria-label={words.menu}>
      {sectionsOf(items).map((section) => (
        <div key={section.head?.id ?? section.items[0]?.id}>
          {section.head && (
            <h2>
              <FooterLink item={section.head} />
            </h2>
          )}
          <ul>
            {section.items.map((item) => (
              <li key={item.id}>
                <FooterLink item={item} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Telephone, postal address and e-mail address, as far as the site settings have them. */
function ContactDetails({ contact }: Pick<Settings, "contact">) {
  if (contact === null) return null;
  const { phone, street, postcode, city, email } = contact;
  const town = [postcode, city].filter(Boolean).join(" ");

  return (
    <address className={styles.address}>
      {phone && <PhoneLink phone={phone} className={styles.phone} />}
      <p>{[street, town].filter(Boolean).join(", ")}</p>
      {email && <AppLink to={`mailto:${email}`}>{email}</AppLink>}
    </address>
  );
}
