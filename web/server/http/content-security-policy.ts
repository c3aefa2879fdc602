import { createHash } from "node:crypto";
import { env } from "#app/env.server.ts";
import { tagManager } from "#app/site-config.server.ts";
import { tagManagerOrigins } from "./tag-manager-origins.ts";

const { scriptSrc, imgSrc, connectSrc } = tagManagerOrigins(tagManager?.id ?? null);

/** What reCAPTCHA loads, where it is configured. */
const recaptcha =
  env.RECAPTCHA_SITE_KEY === undefined
    ? { script: [], frame: ["'none'"], connect: [] }
    : {
        script: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
        frame: ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
        connect: ["https://www.google.com/recaptcha/"],
      };

/** On a developer's machine, and in tests, a stand-in for the payment provider speaks plain HTTP. */
const paymentStandIn = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::|\/|$)/u.test(env.SITE_URL)
  ? ["http://127.0.0.1:*"]
  : [];

const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/gu;

/** In development Vite writes scripts of its own into pages. */
const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gu;

/** Hashes of the inline scripts that may run; `null` when any may. */
let allowedScripts: readonly string[] | null = [];

/**
 * Sets which inline scripts may run: those of our own code, which are the same in every
 * page. The policy blocks any other.
 *
 * @param texts - Their source texts; `any` allows all scripts and styles, in development only.
 */
export function allowInlineScripts(texts: readonly string[] | "any"): void {
  allowedScripts = texts === "any" ? null : texts.map(hashOf);
}

/** Where a page's live cameras have their streams, besides this site (`CameraWall`). */
const cameraOrigins = /<section[^>]* data-streams="([^"]*)"/gu;

/**
 * The policy of one page: its own files, the scripts of our code by their hash, and the
 * styles that stand in it. Data in a script element never runs, so it needs no hash.
 *
 * @param html - The page; an empty text for answers that are no pages.
 */
export function contentSecurityPolicy(html: string): string {
  const scripts = html === "" ? [] : (allowedScripts ?? hashes(html, inlineScript));
  // In development Vite announces changes over a WebSocket.
  const streams = streamOrigins(html);
  const connections = [...streams, ...connectSrc, ...recaptcha.connect, ...(allowedScripts === null ? ["ws:"] : [])];
  const scriptsOfOthers = [...scriptSrc, ...recaptcha.script];
  // Directives that are left out fall back to default-src, worker-src to
  // script-src: each byte here comes before the page.
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts, ...scriptsOfOthers],
    // In development Vite adds styles to a page that is loaded.
    "style-src": ["'self'", ...(allowedScripts === null ? ["'unsafe-inline'"] : hashes(html, inlineStyle))],
    // Colours and sizes of single elements; a style attribute can't run or fetch anything.
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...imgSrc],
    ...(connections.length > 0 ? { "connect-src": ["'self'", ...connections] } : {}),
    // hls.js hands what it fetched to the player by an address in memory, also on pages that were reached by a click.
    "media-src": ["'self'", "blob:", ...streams],
    "frame-src": recaptcha.frame,
    ...(scriptsOfOthers.length > 0 ? { "worker-src": ["'self'"] } : {}),
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    // The newsletter's form posts to its provider, and an order leads to where it is paid, in the same tab.
    "form-action": ["'self'", "https:", ...paymentStandIn],
    // Editors look at pages from within their panel.
    "frame-ancestors": ["'self'", ...(env.CMS_PUBLIC_URL === undefined ? [] : [new URL(env.CMS_PUBLIC_URL).origin])],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join(";");
}

/** Origins that a page's cameras may ask; at most as many as a header can hold. */
function streamOrigins(html: string): string[] {
  const found = [...html.matchAll(cameraOrigins)].flatMap(([, origins = ""]) => origins.split(" "));
  return [...new Set(found.filter((origin) => /^https:\/\/[\w.-]+(?::\d+)?$/u.test(origin)))].slice(0, 20);
}

function hashes(html: string, element: RegExp): string[] {
  const found = [...html.matchAll(element)].map(([, content = ""]) => content);
  return [...new Set(found.filter((content) => content !== "").map(hashOf))];
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;
}
