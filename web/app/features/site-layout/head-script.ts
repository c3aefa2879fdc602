import { signedInCookie } from "#app/domain/signed-in-cookie.ts";
import { colourModeScript } from "./colour-mode-script.ts";

/**
 * Tells the styles whether there is a session, before anything is drawn: pages for everyone hold the links of both
 * (`account-link.tsx`). The visitor's initial comes later (`boot/session-of-visit.ts`).
 */
const sessionScript = `/(^|; )${signedInCookie}=/.test(document.cookie)&&document.documentElement.setAttribute("data-account","")`;

/** Script in the head of every page. Static, so that a content security policy can name its hash. */
export const headScript = `${colourModeScript};${sessionScript}`;
