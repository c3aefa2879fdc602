import { homePath } from "@circuit/contract/urls/paths";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { useLocation } from "react-router";
import { parentCrumbs, type ParentPage } from "./parent-pages.ts";
import styles from "./page-header.module.css";

interface PageHeaderProps {
  /** Short title, for the breadcrumbs. */
  title: string;
  /** Title in the h1; `null` takes the short title. */
  heading: string | null;
  /** Number of letters of a title that is one long word (`lettersOfLongWord`), which then spans the page. */
  letters?: number | undefined;
  intro: string | null;
  /** Parent pages, outermost first. */
  crumbs: readonly ParentPage[];
}

/** Header of a page without opening banner: breadcrumbs, title and intro. */
export function PageHeader({ title, heading, letters, intro, crumbs }: PageHeaderProps) {
  const locale = useLocale();
  const isHome = useLocation().pathname === homePath(locale);
  return (
    <header className={`wrap ${styles.header}`}>
      {isHome ? null : <Breadcrumbs parents={parentCrumbs(crumbs, locale)} current={title} />}
      <h1 className={`d4 ${styles.title}`} data-letters={letters}>
        {heading ?? title}
      </h1>
      {intro === null ? null : <p className={`lead ${styles.intro}`}>{intro}</p>}
    </header>
  );
}
