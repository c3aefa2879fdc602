import type { NavigationItem } from "@circuit/contract/content/layout";
import { AppLink } from "#app/ui/app-link.tsx";

/** An item of a menu in the footer. It is the same on every page: it doesn't say which one is on screen. */
export function FooterLink({ item: { type, path, externalPath, title } }: { item: NavigationItem }) {
  const isExternal = type === "EXTERNAL";
  return (
    <AppLink to={(isExternal ? externalPath : path) ?? ""} isNewTab={isExternal}>
      {title}
    </AppLink>
  );
}
