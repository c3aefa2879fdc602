import { env } from "#app/env.server.ts";
import { tagManager } from "#app/site-config.server.ts";
import { cspHash } from "./digest.ts";

/**
 * Origins that Tag Manager and Google Analytics need, by Google's guide to a content security policy. Custom HTML tags
 * and other companies' tags stay blocked. They are the same for every visitor, as visitors share stored pages; consent
 * decides what loads.
 */
const tagScripts = tagManager === null ? [] : ["https://*.googletagmanager.com"];
const analytics =
  tagManager === null ? [] : [...tagScripts, "https://*.google-analytics.com", "https://*.analytics.google.com"];

/** Sources that reCAPTCHA needs, if it is configured. */
const recaptcha =
  env.RECAPTCHA_SITE_KEY === undefined
    ? { script: [], frame: ["'none'"], connect: [] }
    : {
        script: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
        frame: ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
        connect: ["https://www.google.com/recaptcha/"],
      };

/** Source of the payment provider's stand-in in development and tests, which speaks plain HTTP. */
const paymentStandIn = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::|\/|$)/u.test(env.SITE_URL)
  ? ["http://127.0.0.1:*"]
  : [];

const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/gu;

/** Matches inline scripts, also Vite's in development. */
const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gu;

/** Hashes of the allowed inline scripts; `null` allows any. */
let allowedScripts: readonly string[] | null = [];

/**
 * Sets which inline scripts the policy allows: the site's own, which are the same in every page.
 *
 * @param texts - Source texts of the scripts; `any` allows all scripts and styles, in development only.
 */
export function allowInlineScripts(texts: readonly string[] | "any"): void {
  allowedScripts = texts === "any" ? null : texts.map(cspHash);
}

/** Matches the origins of a page's live cameras on other sites (`CameraWall`). */
const cameraOrigins = /<section[^>]* data-streams="([^"]*)"/gu;

/**
 * Makes the content security policy of a page: it allows the site's own files and inline scripts, and the page's inline
 * styles by hash.
 *
 * @param html - The page; an empty text for an answer that isn't a page.
 */
export function contentSecurityPolicy(html: string): string {
  const scripts = html === "" ? [] : (allowedScripts ?? hashes(html, inlineScript));
  const streams = streamOrigins(html);
  // In development Vite announces changes over a WebSocket.
  const connections = [...streams, ...analytics, ...recaptcha.connect, ...(allowedScripts === null ? ["ws:"] : [])];
  const scriptsOfOthers = [...tagScripts, ...recaptcha.script];
  // Directives that can fall back to default-src (worker-src to script-src) are left out, to keep the header short.
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts, ...scriptsOfOthers],
    // In development Vite adds styles to pages after they have loaded.
    "style-src": ["'self'", ...(allowedScripts === null ? ["'unsafe-inline'"] : hashes(html, inlineStyle))],
    // Style attributes, for colours and sizes of single elements, can't run scripts.
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...analytics],
    ...(connections.length > 0 ? { "connect-src": ["'self'", ...connections] } : {}),
    // hls.js plays streams from blob URLs, also after client-side navigation, where the first page's policy stays.
    "media-src": ["'self'", "blob:", ...streams],
    "frame-src": recaptcha.frame,
    ...(scriptsOfOthers.length > 0 ? { "worker-src": ["'self'"] } : {}),
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    // The newsletter's form may post to another service, and the checkout redirects to the payment provider.
    "form-action": ["'self'", "https:", ...paymentStandIn],
    // The admin panel previews pages in a frame.
    "frame-ancestors": ["'self'", ...(env.CMS_PUBLIC_URL === undefined ? [] : [new URL(env.CMS_PUBLIC_URL).origin])],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join(";");
}

/** Returns the origins of a page's cameras on other sites; at most twenty, to limit the header's size. */
function streamOrigins(html: string): string[] {
  const found = [...html.matchAll(cameraOrigins)].flatMap(([, origins = ""]) => origins.split(" "));
  return [...new Set(found.filter((origin) => /^https:\/\/[\w.-]+(?::\d+)?$/u.test(origin)))].slice(0, 20);
}

function hashes(html: string, element: RegExp): string[] {
  const found = [...html.matchAll(element)].map(([, content = ""]) => content);
  return [...new Set(found.filter((content) => content !== "").map(cspHash))];
}
