import { homePath } from "@circuit/contract/urls/paths";
import { useLocale, useMessages } from "#app/i18n/messages-context.tsx";
import { AppLink } from "./app-link.tsx";
import styles from "./breadcrumbs.module.css";

interface BreadcrumbsProps {
  /** Pages between home and this one, outermost first. */
  parents: readonly { title: string; path: string }[];
  current: string;
}

/** Breadcrumbs from home to this page, which is no link itself. */
export function Breadcrumbs({ parents, current }: BreadcrumbsProps) {
  const { layout, lists } = useMessages();
  const home = { title: layout.home, path: homePath(useLocale()) };

  return (
    <nav aria-label={lists.breadcrumbs}>
      <ol className={styles.crumbs}>
        {[home, ...parents].map(({ title, path }) => (
          <li key={path}>
            <AppLink to={path}>{title}</AppLink>
          </li>
        ))}
        <li>
          <b aria-current="page">{current}</b>
        </li>
      </ol>
    </nav>
  );
}
