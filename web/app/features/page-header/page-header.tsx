import { documentPath, homePath } from "@circuit/contract/paths";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { useLocation } from "react-router";
import styles from "./page-header.module.css";

interface PageHeaderProps {
  /** Short name, for the breadcrumbs. */
  title: string;
  /** Large title on the page; the short name when there is none. */
  heading: string | null;
  intro: string | null;
  /** Pages above this one, outermost first, by their slugs. */
  crumbs: readonly { slug: string; title: string }[];
}

/** How a content page opens when no banner does: the way home, the title, and a line or two. */
export function PageHeader({ title, heading, intro, crumbs }: PageHeaderProps) {
  const locale = useLocale();
  const isHome = useLocation().pathname === homePath(locale);
  const parents = crumbs.map((crumb) => ({ title: crumb.title, path: documentPath("page", crumb.slug, locale) }));

  return (
    <header className={`wrap ${styles.header}`}>
      {isHome ? null : <Breadcrumbs parents={parents} current={title} />}
      <h1 className={`d4 ${styles.title}`}>{heading ?? title}</h1>
      {intro === null ? null : <p className={`lead ${styles.intro}`}>{intro}</p>}
    </header>
  );
}
