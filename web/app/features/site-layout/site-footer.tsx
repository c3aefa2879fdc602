import { type ReactNode, useEffect, useState } from "react";
import { LanguageSwitch } from "./language-switch.tsx";
import type { LayoutData } from "./layout-data.ts";
import type { PageInfo } from "./page-info.ts";
import styles from "./site-footer.module.css";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";

interface SiteFooterProps {
  data: LayoutData;
  info: PageInfo;
  /** Newsletter sign-up; `null` on pages without it. */
  newsletter: ReactNode;
}

/** Footer of every page: newsletter, the content that all pages of a language share, and the languages. */
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

const View = import.meta.env.SSR
  ? await lazyWithRetry(async () => (await import("./footer-content.tsx")).FooterContent).loadOrThrow()
  : lazyComponent(async () => (await import("./footer-content.tsx")).FooterContent);

/** Whether the footer on screen is the server's HTML; `false` after a switch of language mounted a new layout. */
let isWritten = !import.meta.env.SSR && document.querySelector("footer") !== null;

/** Content of the footer, which stays the server's HTML, so that most visits never load its code. */
function StaticFooterWords({ data }: { data: LayoutData }) {
  const [staysWritten] = useState(isWritten);
  useEffect(() => {
    isWritten = false;
  }, []);

  // With suppressHydrationWarning, hydration keeps the server's HTML inside this element.
  if (staysWritten) return <div className="still" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
  return (
    <div className="still">
      <View data={data} />
    </div>
  );
}
