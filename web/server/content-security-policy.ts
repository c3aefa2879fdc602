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

/** A script of the page itself: no address, and a type that runs. Data in a script element never runs. */
const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*\stype="(?!module|text\/javascript)[^"]*")[^>]*>([\s\S]*?)<\/script>/gu;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/gu;

/**
 * The policy of one page: its own files, and the scripts and styles that stand in
 * it by their hash. No script that anybody else writes into a page runs.
 *
 * @param html - The page; an empty text for answers that are no pages.
 */
export function contentSecurityPolicy(html: string): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...hashes(html, inlineScript), ...scriptSrc, ...recaptcha.script],
    "style-src": ["'self'", ...hashes(html, inlineStyle)],
    // Colours and sizes of single elements; a style attribute can't run or fetch anything.
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...imgSrc],
    "connect-src": ["'self'", ...connectSrc, ...recaptcha.connect],
    "frame-src": recaptcha.frame,
    "worker-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    // The newsletter's form posts to its provider, in the same tab.
    "form-action": ["'self'", "https:"],
    // Editors look at pages from within their panel.
    "frame-ancestors": ["'self'", ...(env.CMS_PUBLIC_URL === undefined ? [] : [new URL(env.CMS_PUBLIC_URL).origin])],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}

function hashes(html: string, element: RegExp): string[] {
  const found = [...html.matchAll(element)].map(([, content = ""]) => content);
  return [...new Set(found.filter((content) => content !== "").map((content) => `'sha256-${sha256(content)}'`))];
}

function sha256(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("base64");
}
