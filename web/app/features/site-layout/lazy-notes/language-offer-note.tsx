import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { Locale } from "@circuit/contract/locales";
import { storedText, storeText } from "#app/domain/stored-text.ts";
import { languageOfferMessages } from "#app/i18n/messages/language-offer.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { wantedLocale } from "#app/i18n/preferred-locale.ts";
import { buttonClass } from "#app/ui/button-link.tsx";
import { LanguageLink } from "../language-link.tsx";
import styles from "./language-offer-note.module.css";
import type { PageInfo } from "../page-info.ts";

const offeredKey = "language-offer";

/** Offers the page in another language, in that language. It shows once per browser, and only on the first page. */
export function LanguageOfferNote({ alternates }: Pick<PageInfo, "alternates">) {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const [offered, setOffered] = useState(() => ({ pathname, wanted: wantedNow(locale) }));
  const { wanted } = offered;
  const path = wanted === null ? undefined : alternates[wanted];
  const isShown = path !== undefined && pathname === offered.pathname;
  useEffect(() => {
    if (isShown) storeText(offeredKey, "made");
  }, [isShown]);
  if (wanted === null || !isShown) return null;

  const { text, read, dismiss } = languageOfferMessages[wanted];
  return (
    <aside className={styles.offer} lang={wanted} aria-label={text}>
      <p>{text}</p>
      <div className={styles.choices}>
        <LanguageLink code={wanted} to={path + search} className={buttonClass({ fill: "yellow", isSmall: true })}>
          {read}
        </LanguageLink>
        <button type="button" className={styles.dismiss} onClick={() => setOffered({ pathname, wanted: null })}>
          {dismiss}
        </button>
      </div>
    </aside>
  );
}

/** Returns the language that the visitor prefers; `null` when it is the page's, or the site offered it before. */
function wantedNow(locale: Locale): Locale | null {
  const wanted = wantedLocale(document.cookie, navigator.languages.join(","));
  // Where the browser blocks the storage, an offer would come back on every page.
  return wanted === locale || storedText(offeredKey) !== null ? null : wanted;
}
