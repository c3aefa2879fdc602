import type { Core } from "@strapi/strapi";
import { doAlone } from "./database/shared-work.ts";
import { type Deleted, deleteExpired } from "./inbox/delete-expired.ts";
import { publishDue } from "./content/scheduling/publish-due.ts";
import { ringAlarms } from "./inbox/subscriptions/ring-alarms.ts";

/**
 * Plans what happens by the clock: every minute the alarms of events whose sale
 * has opened and the articles whose moment has come, and every night the deletion of what was kept long enough.
 *
 * @param onMail - Called when mails were put in the queue.
 */
export function planJobs(strapi: Core.Strapi, onMail: () => void): void {
  strapi.cron.add({
    ticketAlarms: {
      task: () =>
        alone(strapi, "ticket alarms", async () => {
          if ((await ringAlarms(strapi)) > 0) onMail();
        }),
      options: { rule: "* * * * *" },
    },
    scheduledPublishing: {
      task: () => alone(strapi, "scheduled publishing", () => publishDue(strapi)),
      options: { rule: "* * * * *" },
    },
    retention: {
      task: () => alone(strapi, "retention", async () => reportDeleted(await deleteExpired(strapi))),
      options: { rule: "20 3 * * *", tz: "Europe/Amsterdam" },
    },
  });
}

/** The proof that nothing is kept too long; past Strapi's log, which keeps to what somebody must act on. */
function reportDeleted({ submissions, files, subscriptions }: Deleted): void {
  process.stdout.write(
    `Retention: deleted ${submissions} submissions, ${files} files and ${subscriptions} subscriptions\n`,
  );
}

/**
 * Does a job that no other instance is at. One that fails is tried again when its time comes; it stops
 * nothing else.
 */
async function alone({ db, log }: Core.Strapi, name: string, job: () => Promise<void>): Promise<void> {
  try {
    await doAlone(db, `job: ${name}`, job);
  } catch (error) {
    log.error(`A planned job failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
}
