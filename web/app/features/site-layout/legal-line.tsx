import { useMessages } from "#app/i18n/messages-context.tsx";
import { FooterLink } from "./footer-link.tsx";
import type { LayoutData } from "./layout-data.ts";
import styles from "./footer-content.module.css";

/** Renders the last line of the footer: copyright, legal pages and cookie settings. */
export function LegalLine({ data: { settings, menus, year, cookieSettings } }: { data: LayoutData }) {
  const { layout } = useMessages();
  const { brandName, logoDark } = settings;

  return (
    <div className={styles.last}>
      {logoDark ? (
        <img
          className={styles.logo}
          src={logoDark.url}
          alt={brandName ?? ""}
          width={logoDark.width ?? undefined}
          height={logoDark.height ?? undefined}
          loading="lazy"
        />
      ) : null}
      {menus.legal.length === 0 && cookieSettings === null ? null : (
        <nav aria-label={layout.legalMenu}>
          <ul className={styles.legal}>
            {menus.legal.map((item) => (
              <li key={item.id}>
                <FooterLink item={item} />
              </li>
            ))}
            {cookieSettings && (
              <li>
                <a href="#cookie-settings">{cookieSettings.label}</a>
                {/* Only the server renders this text, so the browser's code leaves it out. */}
                <noscript>
                  {import.meta.env.SSR && <p id="cookie-settings">{cookieSettings.withoutScripts}</p>}
                </noscript>
              </li>
            )}
          </ul>
        </nav>
      )}
      <small>{layout.copyright(year, brandName ?? "")}</small>
    </div>
  );
}
