import type { Application } from "../application.ts";
import type { Render } from "./page-renderer.ts";

/** Asks the application for an address as nobody in particular: no cookies, no preferences, the site's own host. */
export function renderAddress({ handle }: Pick<Application, "handle">, siteUrl: string): Render {
  return (address) => handle(new Request(new URL(address, siteUrl)));
}
