import type { Core } from "@strapi/strapi";
import { dueMails, type Mail, nextDue, postponeMail, removeMail } from "./mail-table.ts";
import { type MailConfig, openPostOffice } from "./post-office.ts";

/** Mails that are taken from the queue at a time. */
const batch = 20;

/** The longest pause between two tries, and between two looks at the queue, in milliseconds. */
const longestPauseMs = 60 * 60 * 1000;

/** After this many tries of an address that the mail server refuses, nobody will answer any more. */
const triesOfRefused = 3;

/** Sends what is in the queue, and keeps trying. */
export interface MailSender {
  /** Mails were put in the queue. */
  wake(): void;
  stop(): Promise<void>;
}

/** Starts sending what is in the queue, in order, one at a time; what fails waits longer each time. */
export function startSending(strapi: Core.Strapi, config: MailConfig): MailSender {
  const office = openPostOffice(config);
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  let running: Promise<void> | null = null;
  let isWoken = false;

  const send = async (mail: Mail) => {
    try {
      await office.deliver(mail);
      await removeMail(strapi.db, mail.id);
    } catch (error) {
      await postpone(strapi, mail, config.firstRetryMs, error);
    }
  };

  const work = async () => {
    isWoken = false;
    for (let mails = await dueMails(strapi.db, batch); mails.length > 0; mails = await dueMails(strapi.db, batch)) {
      for (const mail of mails) {
        if (isStopping) return;
        await send(mail);
      }
    }
    const due = await nextDue(strapi.db);
    if (due !== null) plan(Math.min(Math.max(due - Date.now(), 10), longestPauseMs));
  };

  const run = () => {
    if (isStopping || running !== null) return;
    running = work()
      .catch((error: unknown) => void strapi.log.error(`The mail queue can't be read: ${String(error)}`))
      .finally(() => {
        running = null;
        if (isWoken) plan(0);
      });
  };

  const plan = (pauseMs: number) => {
    clearTimeout(timer);
    if (!isStopping) timer = setTimeout(run, pauseMs);
  };

  plan(0);
  return {
    wake() {
      isWoken = true;
      plan(0);
    },
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      office.close();
      await running;
    },
  };
}

async function postpone({ db, log }: Core.Strapi, mail: Mail, firstRetryMs: number, error: unknown): Promise<void> {
  const tries = mail.tries + 1;
  const refused = isRefused(error) && tries >= triesOfRefused;
  const pause = Math.min(firstRetryMs * 2 ** (tries - 1), longestPauseMs);
  await postponeMail(db, mail.id, { tries, dueAt: Date.now() + pause, refused });

  const reason = error instanceof Error ? error.message : String(error);
  const outcome = refused ? "is given up" : `is tried again in ${Math.ceil(pause / 1000)} s`;
  log.warn(`Mail ${mail.id} ${outcome}: ${reason}`);
}

/** A mail server says 5xx to what it will never take; anything else may pass. */
function isRefused(error: unknown): boolean {
  const code: unknown = error instanceof Error ? Reflect.get(error, "responseCode") : undefined;
  return typeof code === "number" && code >= 500;
}
