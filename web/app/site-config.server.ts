import * as z from "zod";
import { siteConfig } from "../site.config.ts";
import { env } from "./env.server.ts";

/** The file an operator edits, as its errors name it. */
const fileName = "site.config.ts";

/** What the browser needs to know to start the tag manager, once a visitor agrees. */
export interface TagManagerConfig {
  /** Container id, for example `GTM-ABC1234`. */
  id: string;
  /** Names of page views that are never sent. */
  ignoredViews: readonly string[];
}

/** A part of the site's configuration that is missing or malformed; the message names it. */
export class SiteConfigError extends Error {
  override name = "SiteConfigError";
}

const recordSchema = z.record(z.string(), z.unknown());

const tagManagerSchema = z.object({
  enabled: z.boolean().optional(),
  ignoredViews: z.array(z.string()).default([]),
});

/** The same rule as in `@gtm-support/core`, which only the browser loads. */
const idPattern = /^(?:GTM|G)-[0-9A-Z]+$/u;

/**
 * Reads how the tag manager is configured. The errors are the specification's
 * (E10), with the name of our own configuration file.
 *
 * @param config - What `site.config.ts` returns.
 * @returns `null` when there is no tag manager: it is switched off, or has no id
 *   and nobody switched it on.
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

/**
 * The site's tag manager; `null` when it has none. A broken
 * configuration makes this throw, and so stops the start.
 */
export const tagManager = readTagManager(siteConfig(env));
