/** URLs of the fonts, as the build names them. */
export interface WaitingFonts {
  headlines: string;
  text: string;
}

const light =
  "--field:#ffd21f;--ink:#0b1416;--kick:#0b1416;--large:#0b1416;--stem:#fff;--track:#18262b;--rim:#0b1416;" +
  "--bg:#fff;--fg:#0b1416;--muted:#4b5563;--line:#6b7280;--bad:#b4182d;--good:#00703a;--focus:#0b1416";
const dark =
  "--field:#0b1416;--ink:#fff;--kick:#ffd21f;--large:#ffd21f;--stem:#00b259;--track:#1a292e;--rim:#fff;" +
  "--bg:#142024;--fg:#f3f6f7;--muted:#aab7bc;--line:#7d9098;--bad:#ff8d98;--good:#3ddc91;--focus:#ffd21f";

/**
 * Returns the inline CSS of the waiting page, which loads nothing but two fonts that the site's visitors have cached:
 * fifty thousand may come at once. Fonts that come late are dropped, so that the layout doesn't shift.
 */
export function waitingStyle({ headlines, text }: WaitingFonts): string {
  return (
    `@font-face{font-family:Headlines;src:url(${headlines}) format("woff2");font-weight:900;font-stretch:50% 92%;font-display:optional}` +
    `@font-face{font-family:Grotesk;src:url(${text}) format("woff2");font-weight:400 700;font-display:optional}` +
    `:root{color-scheme:light;${light}}:root[data-mode=dark]{color-scheme:dark;${dark}}` +
    `@media(prefers-color-scheme:dark){:root:not([data-mode=light]){color-scheme:dark;${dark}}}` +
    "*{box-sizing:border-box}html{-webkit-text-size-adjust:100%}" +
    "body{margin:0;background:var(--bg);color:var(--fg);font:1.125rem/1.5 Grotesk,system-ui,sans-serif;--g:clamp(1.25rem,4vw,4rem)}" +
    "main{background:var(--field);color:var(--ink);min-height:100vh;min-height:100svh;display:flex;flex-direction:column}" +
    "header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.5rem 1rem;align-items:center;padding:1.1rem var(--g)}" +
    "header svg{display:block;height:2.6rem;width:auto;max-width:100%}" +
    "header>a{display:block;color:inherit;max-width:100%}" +
    "nav a{display:inline-flex;align-items:center;min-height:2.75rem;font-weight:700;color:inherit;text-underline-offset:.25em}" +
    ".body{flex:1;display:grid;grid-template-columns:minmax(0,1fr);align-content:center;gap:2rem;padding:1rem var(--g) 3rem}" +
    ".kick{margin:0 0 .8rem;font-weight:700;color:var(--kick)}" +
    'h1{margin:0;font:900 clamp(5rem,30vw,25rem)/.8 Headlines,"Arial Narrow",Impact,sans-serif;font-stretch:52%;' +
    "letter-spacing:.015em;color:var(--large);font-variant-numeric:lining-nums;overflow-wrap:anywhere}" +
    "h1.word{font-size:clamp(3.4rem,16vw,14rem);font-stretch:66%;letter-spacing:0;text-transform:uppercase}" +
    ".lead{margin:1.6rem 0 1.4rem;max-width:52rem;font-size:1.375rem;line-height:1.42;font-weight:600}" +
    ".upd{margin:1rem 0 0;font-size:1rem}" +
    ".bar{position:relative;height:2.1rem;margin-top:1.2rem;background:linear-gradient(var(--track),var(--track))}" +
    '.bar::after{content:"";position:absolute;inset:auto 0 calc(50% - 1.5px);border-top:3px dashed #fff}' +
    ".bar i{position:absolute;inset:0 auto 0 0;z-index:1;background:repeating-linear-gradient(105deg,#00b259 0 34px,#fff 34px 68px)}" +
    ".bar b{position:absolute;inset:-.6rem auto -.6rem;z-index:2;width:1.4rem;margin-left:-.7rem;background:#ff5c9e;border:3px solid var(--rim);transform:skewX(-15deg)}" +
    ".notes{display:grid;gap:1rem;align-content:end}" +
    ".notes p{margin:0;max-width:46ch;padding-top:.7rem;border-top:4px solid}" +
    ".act{display:flex;flex-wrap:wrap;gap:1rem 1.6rem;align-items:center;margin:0;padding-left:.5rem}" +
    ".go{position:relative;isolation:isolate;display:inline-flex;align-items:center;min-height:3.5rem;padding:.55rem 1.6rem;" +
    "border:0;background:none;color:var(--on);font:700 1.125rem/1.2 Grotesk,system-ui,sans-serif;text-decoration:none;cursor:pointer;--on:var(--field);--fill:var(--ink)}" +
    '.go::before{content:"";position:absolute;inset:0;z-index:-1;background:var(--fill);border-radius:2px;transform:skewX(-15deg)}' +
    ".go.line{--on:var(--ink)}.go.line::before{background:none;border:2px solid}" +
    ".say{margin:0 0 1rem;padding:1rem 1.1rem;border:4px solid #0b1416;background:#fff;color:#0b1416;font-weight:700}.say a{color:inherit}" +
    ".kerb{height:18px;background:repeating-linear-gradient(105deg,#00b259 0 34px,#fff 34px 68px)}" +
    ".fair{padding:clamp(2.5rem,6vw,5rem) var(--g)}" +
    '.fair h2{margin:0 0 1.2rem;font:900 clamp(1.875rem,1.4rem + 2vw,3rem)/.95 Headlines,"Arial Narrow",Impact,sans-serif;font-stretch:62%;text-transform:uppercase}' +
    ".fair p{max-width:62ch}.fair dl{display:grid;gap:.9rem;margin:1.6rem 0}.fair dt{color:var(--muted);font-size:1rem;font-weight:600}" +
    ".fair dd{margin:0;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}.fair small{display:block;color:var(--muted);font-size:1rem}" +
    "code{font:1rem/1.5 ui-monospace,Menlo,Consolas,monospace}" +
    ".fair .go{--on:var(--bg);--fill:var(--fg)}.fair a{color:inherit;font-weight:700;text-underline-offset:.25em;padding:.6rem 0;display:inline-block}" +
    ".checks{list-style:none;margin:1.2rem 0 0;padding:0;display:grid;gap:.5rem;font-weight:700}" +
    '.checks li::before{content:"✓ ";color:var(--good)}.checks li.bad{color:var(--bad)}.checks li.bad::before{content:"✗ ";color:inherit}' +
    ".vh{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}" +
    ":focus-visible{outline:3px solid var(--focus);outline-offset:4px}[hidden]{display:none!important}" +
    "@media(scripting:none){.js{display:none!important}}" +
    "@media(min-width:64rem){.body{grid-template-columns:minmax(0,1.9fr) minmax(0,1fr);gap:5rem;align-items:end;padding-bottom:clamp(3rem,18vh,11rem)}" +
    ".fair{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:2rem 5rem}.fair h2{grid-column:1/-1;margin:0}.fair p:first-of-type,.fair dl{margin-top:0}}" +
    "@media(forced-colors:active){.go{border:2px solid}.bar{border:1px solid}.bar i{background:Highlight}}" +
    "@media(prefers-reduced-motion:no-preference){.bar i,.bar b{transition:width .6s,left .6s}}"
  );
}
