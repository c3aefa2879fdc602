import { sessionMark } from "#app/domain/session-mark.ts";
import { lateCode } from "#app/ui/late-code.ts";

const initialCode = lateCode(() => import("./account-initial.ts"));

/** Value of the cookie that says that there is a session; `undefined` without one. */
const markNow = () => new RegExp(`(?:^|; )${sessionMark}=(\\w+)`, "u").exec(document.cookie)?.[1];

/**
 * Shows the initial of a visitor who is signed in. A page that a browser kept as it was, for the way back, is loaded
 * anew once the session is another or none. (Which link the header shows is settled in the head: `head-script.ts`.)
 */
export function watchSession(): void {
  const mark = markNow();
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && markNow() !== mark) location.reload();
  });
  if (mark !== undefined) void initialCode.take().then((code) => code?.showInitial());
}
