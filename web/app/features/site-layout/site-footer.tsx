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

const View = import.meta.env.SSR
  ? await lazyWithRetry(async () => (await import("./footer-words.tsx")).FooterWords).need()
  : lazyComponent(async () => (await import("./footer-words.tsx")).FooterWords);

/** Whether the layout on screen is the one that the server wrote: a page in another language makes a new one. */
let isWritten = !import.meta.env.SSR && document.querySelector("footer") !== null;

/** The words of the footer, which stay as the server wrote them: most visits never load their code. */
function StaticFooterWords({ data }: { data: LayoutData }) {
  const [staysWritten] = useState(isWritten);
  useEffect(() => {
    isWritten = false;
  }, []);

  // React leaves what is inside alone when it takes the page over.
  if (staysWritten) return <div className="still" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
  return (
    <div className="still">
      <View data={data} />
    </div>
  );
}
