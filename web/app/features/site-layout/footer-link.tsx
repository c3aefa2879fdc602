import type { NavigationItem } from "@circuit/contract/content/layout";
import { AppLink } from "#app/ui/app-link.tsx";

/** Link in the footer. The footer is the same on every page, so the link doesn't mark the current page. */
export function FooterLink({ item: { type, path, externalPath, title } }: { item: NavigationItem }) {
  const isExternal = type === "EXTERNAL";
  return (
    <AppLink to={(isExternal ? externalPath : path) ?? ""} isNewTab={isExternal}>
      {title}
    </AppLink>
  );
}
