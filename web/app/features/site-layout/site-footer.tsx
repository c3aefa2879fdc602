import type { ReactNode } from "react";
import { LanguageSwitch } from "./language-switch.tsx";
import type { LayoutData } from "./layout-data.ts";
import type { PageInfo } from "./page-info.ts";
import styles from "./site-footer.module.css";
import { StaticFooterWords } from "./static-footer-words.tsx";

interface SiteFooterProps {
  data: LayoutData;
  info: PageInfo;
  /** The newsletter block; `null` on pages that do without. */
  newsletter: ReactNode;
}

/** The end of every page: newsletter, kerb, what is the same on every page of a language, and the languages. */
export function SiteFooter({ data, info, newsletter }: SiteFooterProps) {
  return (
    <footer>
      {newsletter}
      <div className="kerb" />
      <div className={styles.footer}>
        <StaticFooterWords data={data} />
        <LanguageSwitch locales={data.locales} alternates={info.alternates} />
      </div>
    </footer>
  );
}
