const crawlers = /bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp/iu;

/** What the server sent a crawler, kept before any script of ours changes it; `null` for visitors. */
export const crawlerHtmlSnapshot =
  typeof document !== "undefined" && crawlers.test(navigator.userAgent)
    ? (document.querySelector("main")?.innerHTML ?? null)
    : null;
