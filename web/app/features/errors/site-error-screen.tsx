import type { ComponentProps } from "react";
import { useRouteLoaderData } from "react-router";
import { ErrorScreen } from "./error-screen.tsx";

/** Error screen within the site's layout; the document's title ends with the brand name. */
export function SiteErrorScreen(props: Omit<ComponentProps<typeof ErrorScreen>, "pageTitle">) {
  const { title } = props;
  const root = useRouteLoaderData<{ settings: { brandName: string | null } }>("root");
  const brand = root?.settings.brandName ?? null;
  return <ErrorScreen {...props} pageTitle={brand === null ? title : `${title} | ${brand}`} />;
}
