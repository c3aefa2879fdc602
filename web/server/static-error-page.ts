import { homePath } from "@circuit/contract/urls/paths";
import type { Locale } from "@circuit/contract/locales";
import { type StaticError, staticErrorMessages } from "#app/i18n/messages/static-errors.ts";
import { cspHash } from "./http/digest.ts";

/** Style in the site's design, without fonts and other files, so that the page needs no further request. */
const style =
  ":root{color-scheme:light dark;--field:#00b259;--ink:#0b1416;--button:#0b1416;--on-button:#fff;--kerb:#fff;--stem:#fff}" +
  "@media(prefers-color-scheme:dark){:root{--field:#0b1416;--ink:#f3f6f7;--button:#00b259;--on-button:#0b1416;--kerb:#00b259;--stem:#00b259}}" +
  "*{box-sizing:border-box}" +
  "body{margin:0;min-height:100vh;min-height:100svh;display:flex;flex-direction:column;background:var(--field);" +
  "color:var(--ink);font:1.1875rem/1.5 system-ui,sans-serif}" +
  "svg{width:4rem;height:4rem;margin:clamp(1.25rem,4vw,3rem) clamp(1.25rem,6vw,6rem) 0}" +
  "svg path:last-child{fill:var(--stem)}" +
  "main{flex:1;display:flex;flex-direction:column;justify-content:center;align-items:flex-start;" +
  "padding:2rem clamp(1.25rem,6vw,6rem) 3rem}" +
  'h1{margin:0;max-width:min(11em,100%);font:900 clamp(min(3.25rem,14vw),11vw,8rem)/.92 "Arial Narrow","Roboto Condensed",system-ui,sans-serif;' +
  "font-stretch:75%;letter-spacing:-.02em;text-wrap:balance;overflow-wrap:anywhere}" +
  "p{max-width:36rem;margin:1.75rem 0 0}" +
  "nav{max-width:100%;display:flex;flex-wrap:wrap;align-items:center;gap:1rem 2rem;margin-top:2.25rem}" +
  "a{color:inherit;font-weight:700;padding:.85rem 0;text-underline-offset:.2em;overflow-wrap:anywhere}" +
  "a:first-child{position:relative;isolation:isolate;padding:.85rem min(1.7rem,6vw);color:var(--on-button);text-decoration:none;font-weight:800}" +
  'a:first-child::before{content:"";position:absolute;inset:0;z-index:-1;background:var(--button);transform:skewX(-15deg)}' +
  "a:focus-visible{outline:3px solid var(--ink);outline-offset:6px}" +
  "@media(forced-colors:active){a:first-child{border:2px solid}}" +
  "footer{height:18px;background:repeating-linear-gradient(105deg,var(--kerb) 0 34px,#06382a 34px 68px)}";

/** The circuit's logo. */
const mark =
  '<svg viewBox="6 0 106 100" aria-hidden="true" fill="currentColor"><g transform="translate(24 0) skewX(-15)">' +
  '<path d="M38 8H56A42 42 0 0 1 56 92H38V68H54A18 18 0 0 0 54 32H38Z"/><path d="M8 8h20v18H8zM8 52h20v18H8z"/>' +
  '<path d="M8 30h20v18H8zM8 74h20v18H8z"/></g></svg>';

/** Content security policy of a static error page: it allows only the page's style. */
export const staticErrorPagePolicy = [
  "default-src 'none'",
  `style-src ${cspHash(style)}`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/**
 * Makes an error page of a few kilobytes without the application.
 *
 * @param reloadSeconds - Seconds until the page reloads by itself; `null` for never, as after a POST.
 * @returns HTML that contains nothing of the request: an empty `href` is the page's own URL.
 */
export function staticErrorPage(kind: StaticError, locale: Locale, reloadSeconds: number | null = null): string {
  const { title, text, retry, home } = staticErrorMessages[locale][kind];
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    (reloadSeconds === null ? "" : `<meta http-equiv="refresh" content="${reloadSeconds}">`) +
    `<meta name="robots" content="noindex"><style>${style}</style></head>` +
    `<body>${mark}<main><h1>${title}</h1><p>${text}</p>` +
    `<nav>${retry === undefined ? "" : `<a href="">${retry}</a>`}<a href="${homePath(locale)}">${home}</a></nav></main><footer></footer></body></html>`
  );
}
