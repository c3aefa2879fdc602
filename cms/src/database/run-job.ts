import type { Core } from "@strapi/strapi";
import { runExclusively } from "./shared-work.ts";

/** Runs a scheduled job, unless another instance is running it. A failure is logged. */
export async function runJob({ db, log }: Core.Strapi, name: string, job: () => Promise<void>): Promise<void> {
  try {
    await runExclusively(db, `job: ${name}`, job);
  } catch (error) {
    log.error(`A planned job failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
}

/** Prints what a retention job deleted, as proof. Strapi's log is only for lines that need action. */
export function reportDeleted(deleted: string): void {
  process.stdout.write(`Retention: deleted ${deleted}\n`);
}
