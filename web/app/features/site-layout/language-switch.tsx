import type { LocaleInfo } from "@circuit/contract/content/layout";
import { isLocale, type Locale } from "@circuit/contract/locales";
import { flagsFolder } from "@circuit/contract/urls/own-paths";
import { homePath } from "@circuit/contract/urls/paths";
import { useId } from "react";
import { useLocation } from "react-router";
import { ownLanguageNames } from "#app/i18n/language-names.ts";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { LanguageLink } from "./language-link.tsx";
import styles from "./menu-choices.module.css";

interface LanguageSwitchProps {
  /** Languages in Strapi; the switch leaves out those that the site doesn't support. */
  locales: readonly LocaleInfo[];
  alternates: Partial<Record<Locale, string>>;
}

/**
 * Links to this page in other languages, if there are any. For a language without the page it says so and links to that
 * home page. No `nav` landmark, as both menu and footer have the switch.
 */
export function LanguageSwitch({ locales, alternates }: LanguageSwitchProps) {
  const { layout } = useMessages();
  const current = useLocale();
  const { search } = useLocation();
  const noteId = useId();
  const codes = locales.map(({ code }) => code).filter(isLocale);
  // An error screen has no translations at all, so nothing is missing.
  const isPage = alternates[current] !== undefined;
  const missing = codes.filter((code) => isPage && code !== current && alternates[code] === undefined);
  if (codes.length < 2) return null;

  return (
    <div className={styles.group}>
      <ul className={styles.boxes} aria-label={layout.language}>
        {codes.map((code) => (
          <li key={code}>
            {code === current ? (
              <span className={styles.box} lang={code} aria-current="true">
                <LanguageName code={code} />
              </span>
            ) : (
              <LanguageLink
                className={styles.box}
                code={code}
                // The whole query, of which the server keeps what applies to the page in that language.
                to={alternates[code] === undefined ? homePath(code) : `${alternates[code]}${search}`}
                describedBy={missing.includes(code) ? noteId : undefined}
              >
                <LanguageName code={code} />
              </LanguageLink>
            )}
          </li>
        ))}
      </ul>
      {missing.length === 0 ? null : (
        <p className={styles.note} id={noteId}>
          {missing.map((code) => (
            <span key={code}>
              {layout.noTranslation[code]}{" "}
              <LanguageLink code={code} to={homePath(code)}>
                {layout.homeIn[code]}
              </LanguageLink>{" "}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** Flag and the language's own name; for screen readers also its name in the page's language. */
function LanguageName({ code }: { code: Locale }) {
  const locale = useLocale();
  const { languageNames } = useMessages().layout;

  return (
    <>
      <img src={`${flagsFolder}${code}.svg`} alt="" width={24} height={16} loading="lazy" />
      <span lang={code}>{ownLanguageNames[code]}</span>
      {code === locale ? null : (
        <span className="visually-hidden" lang={locale}>
          ({languageNames[code]})
        </span>
      )}
    </>
  );
}
