import type { NavigationItem } from "@circuit/contract/content/layout";
import { homePath } from "@circuit/contract/urls/paths";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";

interface MenuItemLinkProps {
  item: NavigationItem;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * Link of a menu item: an external one opens `externalPath` in a new tab. Marks the item of the current page, and of
 * the section that the page belongs to.
 */
export function MenuItemLink({ item, children, className }: MenuItemLinkProps) {
  const { pathname } = useLocation();
  const home = homePath(useLocale());
  const isExternal = item.type === "EXTERNAL";
  const to = (isExternal ? item.externalPath : item.path) ?? "";
  const isSection = !isExternal && to !== home && pathname.startsWith(`${to}/`);

  return (
    <AppLink
      to={to}
      className={className}
      isNewTab={isExternal}
      aria-current={to === pathname ? "page" : isSection ? "true" : undefined}
    >
      {children}
    </AppLink>
  );
}
