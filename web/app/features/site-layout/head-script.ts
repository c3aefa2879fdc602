import { sessionMark } from "#app/domain/session-mark.ts";
import { colourModeScript } from "./colour-mode-script.ts";

/**
 * Tells the styles whether there is a session, before anything is drawn: pages for everyone hold the links of both. A page
 * that a browser kept as it was, for the way back, is loaded anew once the session is another or none.
 */
const sessionScript =
  `(function(){var m=function(){return(/(?:^|; )${sessionMark}=(\\w+)/.exec(document.cookie)||[])[1]},s=m();` +
  `if(s)document.documentElement.setAttribute("data-account","");` +
  `addEventListener("pageshow",function(e){if(e.persisted&&m()!==s)location.reload()})})()`;

/** What runs in the head of every page. Static, so that a content security policy can name its hash. */
export const headScript = `${colourModeScript};${sessionScript}`;
