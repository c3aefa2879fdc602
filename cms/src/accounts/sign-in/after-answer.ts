import type { Core } from "@strapi/strapi";

/** Does work that the answer doesn't wait for, so that the time it takes tells nothing; when it fails, the log says so. */
export function afterAnswer({ log }: Core.Strapi, work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    log.error(
      `A mail of an account can't be sent: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
  });
}
