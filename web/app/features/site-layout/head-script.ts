import { accountInitialPath } from "@circuit/contract/own-paths";
import { sessionMark } from "#app/domain/session-mark.ts";
import { colourModeScript } from "./colour-mode-script.ts";

/** Looks of the visitor's initial: as large as the icon in whose place it comes. */
const initialStyle =
  "display:inline-grid;place-items:center;width:1.4em;height:1.4em;background:var(--brand-primary);" +
  "color:var(--brand-dark);font-weight:800;line-height:1;clip-path:polygon(18% 0,100% 0,82% 100%,0 100%)";

/**
 * Tells the styles whether there is a session, before anything is drawn: pages for everyone hold the links of both
 * (`account-link.tsx`). The visitor's initial comes from a call that nobody keeps; without an answer the icon stays. A
 * page that a browser kept as it was, for the way back, is loaded anew once the session is another or none.
 */
const sessionScript =
  `(function(){var d=document,h=d.documentElement,` +
  `m=function(){return(/(?:^|; )${sessionMark}=(\\w+)/.exec(d.cookie)||[])[1]},s=m();` +
  `if(s){h.setAttribute("data-account","");d.addEventListener("DOMContentLoaded",function(){` +
  `fetch("${accountInitialPath}",{cache:"no-store"}).then(function(r){return r.ok?r.json():{}}).then(function(a){` +
  `if(a.initial)d.querySelectorAll("[data-initial]").forEach(function(e){` +
  `e.textContent=a.initial;e.style.cssText="${initialStyle}"});` +
  `else if(a.initial===null)h.removeAttribute("data-account")},function(){})})}` +
  `addEventListener("pageshow",function(e){if(e.persisted&&m()!==s)location.reload()})})()`;

/** What runs in the head of every page. Static, so that a content security policy can name its hash. */
export const headScript = `${colourModeScript};${sessionScript}`;
