import { localeOfPath } from "@circuit/contract/urls/paths";
import { createContext, data, redirect } from "react-router";
import { getSettings } from "#app/cms/settings.server.ts";
import { titleMeta } from "#app/features/document-meta/document-meta.ts";
import { privateHeaders } from "#app/http/private-page.server.ts";
import { type ReceivedScanForm, receiveScanForm, scanPageOf } from "#app/features/scan/scan-page.server.ts";
import { ScanPage } from "#app/features/scan/scan-page.tsx";
import { scanSheet } from "#app/features/scan/style-sheet.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { scanMessages } from "#app/i18n/messages/scan.ts";
import type { Route } from "./+types/scan";

/** Result of the action, for the loader. */
const receivedContext = createContext<ReceivedScanForm | null>(null);

/** Loads the scan page of a device at a gate. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const { contact } = await getSettings(locale);
  const received = context.get(receivedContext);
  const { page, cookie } = await scanPageOf(request, { locale, phone: contact?.phone ?? null, received });
  return data(page, { headers: headersWith(cookie) });
}

/** Handles a form of the page from browsers whose scripts don't run, or not yet. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const received = await receiveScanForm(request);
  if (received.isDone) {
    return redirect(url.pathname, { status: 303, headers: headersWith(received.cookie) });
  }
  context.set(receivedContext, received);
  return data(null, { status: received.status, headers: headersWith(received.cookie) });
}

function headersWith(cookie: string | null): Headers {
  return privateHeaders(cookie === null ? [] : [cookie]);
}

/** Loads the page by a full page load, as its service worker stores whole documents. */
export { hardNavigate as clientLoader } from "#app/boot/hard-navigate.ts";

export const links: Route.LinksFunction = () => [...scanSheet];

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return titleMeta(scanMessages[localeOfPath(location.pathname)].title, matches[0].loaderData);
}

export function headers() {
  const all = privateHeaders();
  // Only the scan page may use the camera.
  all.set("permissions-policy", "camera=(self),microphone=(),geolocation=(),payment=(),usb=()");
  return all;
}

export default function Scan({ loaderData }: Route.ComponentProps) {
  return <ScanPage data={loaderData} />;
}
