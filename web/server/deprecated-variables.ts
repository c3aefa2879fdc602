import type { WebEnvironment } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";

/** Warns of environment variables that were renamed. */
export function warnOfDeprecatedVariables({ PURGE_SECRET }: Pick<WebEnvironment, "PURGE_SECRET">): void {
  if (PURGE_SECRET !== undefined) log.warn("PURGE_SECRET is called SITE_CMS_SECRET now: the old name goes one day");
}
