import type { ReactNode } from "react";
import { useMessages } from "#app/i18n/messages-context.tsx";
import type { LayoutData } from "./layout-data.ts";
import { MenuItemLink } from "./menu-item-link.tsx";
import styles from "./site-footer.module.css";

interface SiteFooterProps {
  data: LayoutData;
  /** The newsletter block; `null` on pages that do without. */
  newsletter: ReactNode;
}

/** The end of every page: newsletter, kerb, logo, copyright of the current year, legal menu, cookie settings. */
export function SiteFooter({ data: { settings, menus, year, cookieSettings }, newsletter }: SiteFooterProps) {
  const { layout } = useMessages();
  const { brandName, logoDark } = settings;

  return (
    <footer>
      {newsletter}
      <div className="kerb" />
      <div className={styles.footer}>
        <div className={`wrap ${styles.row}`}>
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
          <small className={styles.copyright}>{layout.copyright(year, brandName ?? "")}</small>
          {menus.legal.length === 0 && cookieSettings === null ? null : (
            <nav aria-label={layout.legalMenu}>
              <ul className={styles.legal}>
                {menus.legal.map((item) => (
                  <li key={item.id}>
                    <MenuItemLink item={item}>{item.title}</MenuItemLink>
                  </li>
                ))}
                {cookieSettings && (
                  <li>
                    <a href="#cookie-settings">{cookieSettings.label}</a>
                    {/* The browser never writes this part, so its code does without. */}
                    <noscript>
                      {import.meta.env.SSR && <p id="cookie-settings">{cookieSettings.withoutScripts}</p>}
                    </noscript>
                  </li>
                )}
              </ul>
            </nav>
          )}
        </div>
      </div>
    </footer>
  );
}
