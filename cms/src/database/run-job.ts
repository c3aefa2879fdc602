import type { Core } from "@strapi/strapi";
import { runExclusively } from "./shared-work.ts";

/**
 * Does a planned job unless another instance is doing it. A job that fails is logged, tried again at its next
 * time, and doesn't stop the others.
 */
export async function runJob({ db, log }: Core.Strapi, name: string, job: () => Promise<void>): Promise<void> {
  try {
    await runExclusively(db, `job: ${name}`, job);
  } catch (error) {
    log.error(`A planned job failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
}

/** Proof that nothing is kept too long. Not in Strapi's log, which only has lines that need action. */
export function reportDeleted(deleted: string): void {
  process.stdout.write(`Retention: deleted ${deleted}\n`);
}
