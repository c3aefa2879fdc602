import { signedInCookie } from "#app/domain/signed-in-cookie.ts";
import { colourModeScript } from "./colour-mode-script.ts";

/**
 * Sets an attribute when the visitor has a session, before the first paint: cached pages hold the links for both states
 * (`account-link.tsx`). The customer's initial comes later (`boot/watch-session.ts`).
 */
const sessionScript = `/(^|; )${signedInCookie}=/.test(document.cookie)&&document.documentElement.setAttribute("data-account","")`;

/** Script in the head of every page. It is constant, so that the content security policy can name its hash. */
export const headScript = `${colourModeScript};${sessionScript}`;
