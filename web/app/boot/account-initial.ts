import { accountInitialPath } from "@circuit/contract/urls/own-paths";

/** Looks of the visitor's initial: as large as the icon in whose place it comes. */
const look =
  "display:inline-grid;place-items:center;width:1.4em;height:1.4em;background:var(--brand-yellow);" +
  "color:var(--brand-dark);font-weight:800;line-height:1;clip-path:polygon(18% 0,100% 0,82% 100%,0 100%)";

/**
 * Puts the visitor's initial in place of the icon. It comes from a request that no cache stores; without an answer the icon
 * stays, and without a session the header offers to sign in again.
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
