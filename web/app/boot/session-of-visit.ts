import { sessionMarkNow } from "#app/domain/session-mark.ts";
import { lateCode } from "#app/ui/late-code.ts";

const initialCode = lateCode(() => import("./account-initial.ts"));

/**
 * Shows the initial of a visitor who is signed in. A page that a browser kept as it was, for the way back, is loaded
 * anew once the session is another or none. (Which link the header shows is settled in the head: `head-script.ts`.)
 */
export function watchSession(): void {
  const mark = sessionMarkNow();
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && sessionMarkNow() !== mark) location.reload();
  });
  if (mark !== "") void initialCode.take().then((code) => code?.showInitial());
}
