import { accountInitialPath } from "@circuit/contract/urls/own-paths";

/** Style of the visitor's initial: as large as the icon that it replaces. */
const look =
  "display:inline-grid;place-items:center;width:1.4em;height:1.4em;background:var(--brand-yellow);" +
  "color:var(--brand-dark);font-weight:800;line-height:1;clip-path:polygon(18% 0,100% 0,82% 100%,0 100%)";

/**
 * Replaces the header's account icon by the initial of the visitor. The icon stays if the site doesn't answer; without
 * a session the header shows the sign-in link again.
 */
export async function showInitial(): Promise<void> {
  const answer = await fetch(accountInitialPath, { cache: "no-store" }).catch(() => null);
  if (answer?.ok !== true) return;
  const body: unknown = await answer.json().catch(() => null);
  if (typeof body !== "object" || body === null || !("initial" in body)) return;
  const { initial } = body;
  if (initial === null) document.documentElement.removeAttribute("data-account");
  if (typeof initial !== "string") return;
  for (const place of document.querySelectorAll<HTMLElement>("[data-initial]")) {
    place.textContent = initial;
    place.style.cssText = look;
  }
}
