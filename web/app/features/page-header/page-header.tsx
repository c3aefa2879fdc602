import { homePath } from "@circuit/contract/urls/paths";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { useLocation } from "react-router";
import { parentCrumbs, type ParentPage } from "./parent-pages.ts";
import styles from "./page-header.module.css";

interface PageHeaderProps {
  /** Short name, for the breadcrumbs. */
  title: string;
  /** Large title on the page; the short name when there is none. */
  heading: string | null;
  /** How many letters the title has, where it is a single long word (`lettersOfLongWord`): it becomes as wide as the page. */
  letters?: number | undefined;
  intro: string | null;
  /** Pages above this one, outermost first. */
  crumbs: readonly ParentPage[];
}

/** How a content page opens when no banner does: the way home, the title, and a line or two. */
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
