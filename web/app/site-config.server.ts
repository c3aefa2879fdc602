import * as z from "zod";
import { siteConfig } from "../site.config.ts";
import { env } from "./env.server.ts";

/** The file an operator edits, as its errors name it. */
const fileName = "site.config.ts";

/** Settings with which the browser starts the tag manager, once the visitor consents. */
export interface TagManagerConfig {
  /** Container id, for example `GTM-ABC1234`. */
  id: string;
  /** Names of page views that are never sent. */
  ignoredViews: readonly string[];
}

/** Thrown for a missing or malformed part of the site's configuration; the message names it. */
export class SiteConfigError extends Error {
  override name = "SiteConfigError";
}

const recordSchema = z.record(z.string(), z.unknown());

const tagManagerSchema = z.object({
  enabled: z.boolean().optional(),
  ignoredViews: z.array(z.string()).default([]),
});

/** Matches a valid id, as in `@gtm-support/core`, which only the browser loads. */
const idPattern = /^(?:GTM|G)-[0-9A-Z]+$/u;

/**
 * Reads the tag manager's configuration. The error messages are those of the specification (E10), with our file name.
 *
 * @param config - The result of `site.config.ts`.
 * @returns `null` when the tag manager is switched off, or has no id and isn't switched on explicitly.
 * @throws {SiteConfigError} A part is missing, or the id is malformed.
 */
export function readTagManager(config: unknown): TagManagerConfig | null {
  const runtimeConfig = recordIn(config, "runtimeConfig");
  if (runtimeConfig === null) throw new SiteConfigError(`runtimeConfig not found in ${fileName}`);
  const visible = recordIn(runtimeConfig, "public");
  if (visible === null) throw new SiteConfigError("public not found in runtimeConfig");

  const { enabled, ignoredViews } = tagManagerSchema.parse(visible["tagManager"] ?? {});
  const { googleTagManagerID: id } = visible;
  if (enabled === false) return null;
  if (id === undefined || id === null || id === "") {
    if (enabled === undefined) return null;
    throw new SiteConfigError(`googleTagManagerID is empty or not found in runtimeConfig public in ${fileName}`);
  }
  const text = typeof id === "string" ? id : JSON.stringify(id);
  if (!idPattern.test(text)) {
    throw new SiteConfigError(`TAG_MANAGER_ID: '${text}' is not a valid GTM-ID (${idPattern.source})`);
  }
  return { id: text, ignoredViews };
}

function recordIn(value: unknown, key: string): Record<string, unknown> | null {
  const outer = recordSchema.safeParse(value);
  const inner = recordSchema.safeParse(outer.data?.[key]);
  return inner.data ?? null;
}

/** The site's tag manager; `null` for none. A broken configuration throws, which stops the start of the server. */
export const tagManager = readTagManager(siteConfig(env));
