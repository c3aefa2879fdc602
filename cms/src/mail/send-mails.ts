import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { isShared } from "../database/shared-work.ts";
import { type Mail, type MailOutcome, nextDue, sendNextMail } from "./mail-table.ts";
import { MailFailureLog } from "./mail-failure-log.ts";
import { type MailConfig, type MailFile, createMailTransport } from "./mail-transport.ts";

/** Longest pause between two attempts to send a mail, and between two reads of the queue, in milliseconds. */
const maxPauseMs = 60 * 60 * 1000;

/** Pause before looking for mails that another instance queued, in milliseconds. */
const sharedPauseMs = 5000;

/** Pause before retrying a due mail that another instance has locked, in milliseconds: that instance may crash. */
const takenPauseMs = 500;

/** Pause after the database failed, in milliseconds. */
const brokenPauseMs = 30_000;

/** Attempts before a mail that the server permanently refuses is given up. */
const triesOfRefused = 3;

/**
 * Starts sending queued mails, one at a time, with a longer pause after each failure of a mail.
 *
 * @param makeFiles - Generates the attachments that a mail's `files` identifies; an error makes the mail be retried.
 */
export function startSending(
  strapi: Core.Strapi,
  config: MailConfig,
  makeFiles: (files: string) => Promise<readonly MailFile[]>,
) {
  const transport = createMailTransport(config);
  const trouble = new MailFailureLog(strapi.log);
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  let running: Promise<void> | null = null;
  let isWoken = false;

  // Ids of mails that were sent but are still queued, because the database failed before they were deleted.
  const delivered = new Set<number>();

  const send = async (mail: Mail): Promise<MailOutcome> => {
    if (delivered.has(mail.id)) return "sent";
    try {
      await transport.deliver(mail, mail.files === null ? [] : await makeFiles(mail.files));
      delivered.add(mail.id);
      trouble.succeeded();
      return "sent";
    } catch (error) {
      return postpone(trouble, mail, config.firstRetryMs, error);
    }
  };

  const work = async () => {
    isWoken = false;
    for (let wasOne = true; wasOne; delivered.clear()) wasOne = !isStopping && (await sendNextMail(strapi.db, send));
    const due = await nextDue(strapi.db);
    if (due !== null || isShared(strapi.db)) plan(pauseUntil(strapi, due));
  };

  const run = () => {
    if (isStopping || running !== null) return;
    running = work()
      .catch((error: unknown) => {
        strapi.log.error(`The mail queue can't be read: ${String(error)}`);
        plan(brokenPauseMs);
      })
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
    /** Looks for newly queued mails at once. */
    wake() {
      isWoken = true;
      plan(0);
    },
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      transport.close();
      await running;
    },
  };
}

/** How long to wait for the next mail, in milliseconds. @param due - When it is due; `null` when the queue is empty. */
function pauseUntil({ db }: Core.Strapi, due: number | null): number {
  if (!isShared(db)) return Math.min(Math.max((due ?? 0) - Date.now(), 10), maxPauseMs);
  // Another instance has locked a mail that is due, and is sending it.
  const pause = due === null ? sharedPauseMs : due - Date.now();
  return pause > 0 ? Math.min(pause, sharedPauseMs) : takenPauseMs;
}

function postpone(trouble: MailFailureLog, mail: Mail, firstRetryMs: number, error: unknown): MailOutcome {
  const tries = mail.tries + 1;
  const refusal = refusalOf(error);
  const refused = refusal === "mail" && tries >= triesOfRefused;
  const pauseMs = Math.min(firstRetryMs * 2 ** (tries - 1), maxPauseMs);

  const reason = error instanceof Error ? error.message : String(error);
  // Such a mail has been failing for about as long as this longest pause.
  const isStuck = refusal === "settings" || pauseMs === maxPauseMs;
  trouble.record({ id: mail.id, isGivenUp: refused, isStuck, pauseMs, reason });
  return { tries, dueAt: Date.now() + pauseMs, refused };
}

const answerSchema = z.object({ code: z.string(), command: z.string(), responseCode: z.number() });

/**
 * Classifies a permanent refusal by the mail server (5xx): `mail` for the recipient or the contents; `settings` for the
 * login, greeting or sender address, which an operator must correct. The codes are those of nodemailer 9.0.
 *
 * @returns `null` for any other failure.
 */
function refusalOf(error: unknown): "mail" | "settings" | null {
  const { data: answer } = answerSchema.safeParse(error);
  if (answer === undefined || answer.responseCode < 500) return null;
  const isOfMail = ["EENVELOPE", "EMESSAGE"].includes(answer.code) && answer.command !== "MAIL FROM";
  return isOfMail ? "mail" : "settings";
}
