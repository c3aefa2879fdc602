import type { StrapiApp } from "@strapi/strapi/admin";
import { kassaPermissions } from "./kassa-permissions.ts";

/** Adds the box office (*Kassa*) to the menu of users with the right to it. */
export function addKassa(app: StrapiApp): void {
  app.addMenuLink({
    to: "kassa",
    icon: TicketIcon,
    intlLabel: { id: "circuit.kassa.menu", defaultMessage: "Box office" },
    permissions: kassaPermissions,
    position: 4,
    Component: () => import("./kassa-page.tsx").then(({ KassaPage }) => ({ default: KassaPage })),
  });
}

function TicketIcon(props: React.SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 32 32" width="1em" height="1em" fill="currentColor" aria-hidden="true" {...props}>
      <path d="M4 8a2 2 0 0 0-2 2v3.5a2.5 2.5 0 0 1 0 5V22a2 2 0 0 0 2 2h24a2 2 0 0 0 2-2v-3.5a2.5 2.5 0 0 1 0-5V10a2 2 0 0 0-2-2Zm8 2h16v2a4.5 4.5 0 0 0 0 8v2H12Zm-2 0v12H4v-2a4.5 4.5 0 0 0 0-8v-2Z" />
    </svg>
  );
}
