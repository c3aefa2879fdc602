import type { ComponentProps } from "react";
import { useRouteLoaderData } from "react-router";
import { ErrorScreen } from "./error-screen.tsx";

/** An error screen within the site's layout; its title ends with the site's name, as that of every page. */
export function SiteErrorScreen(props: Omit<ComponentProps<typeof ErrorScreen>, "pageTitle">) {
  const { title } = props;
  const root = useRouteLoaderData<{ settings: { brandName: string | null } }>("root");
  const brand = root?.settings.brandName ?? null;
  return <ErrorScreen {...props} pageTitle={brand === null ? title : `${title} | ${brand}`} />;
}
