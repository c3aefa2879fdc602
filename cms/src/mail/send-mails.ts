import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { isShared } from "../database/shared-work.ts";
import { type Mail, type MailOutcome, nextDue, sendNext } from "./mail-table.ts";
import { MailTrouble } from "./mail-trouble.ts";
import { type MailConfig, type MailFile, createMailTransport } from "./mail-transport.ts";

/** The longest pause between two tries, and between two reads of the queue, in milliseconds. */
const maxPauseMs = 60 * 60 * 1000;

/**
 * Pauses before looking again for mails that another instance queued, and for a due mail that another
 * instance is sending, in milliseconds: that instance may stop before they are sent.
 */
const sharedPauseMs = 5000;
const takenPauseMs = 500;

/** Pause after the queue itself couldn't be read, in milliseconds. */
const brokenPauseMs = 30_000;

/** Tries before a mail is given up that the mail server refuses for good. */
const triesOfRefused = 3;

/** Sends what is in the queue, and keeps trying. */
export interface MailSender {
  /** Sends new mails of the queue at once. */
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Starts sending the queue, in order, one mail at a time; a mail that fails waits longer each time.
 *
 * @param makeFiles - Makes the files that a mail's `files` names. When it fails, the mail waits too.
 */
export function startSending(
  strapi: Core.Strapi,
  config: MailConfig,
  makeFiles: (files: string) => Promise<readonly MailFile[]>,
): MailSender {
  const transport = createMailTransport(config);
  const trouble = new MailTrouble(strapi.log);
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
    for (let wasOne = true; wasOne; delivered.clear()) wasOne = !isStopping && (await sendNext(strapi.db, send));
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

/** @param due - When the next mail is due, in milliseconds since 1970; `null` when none waits. */
function pauseUntil({ db }: Core.Strapi, due: number | null): number {
  if (!isShared(db)) return Math.min(Math.max((due ?? 0) - Date.now(), 10), maxPauseMs);
  // A mail that is due but couldn't be taken is being sent by another instance.
  const pause = due === null ? sharedPauseMs : due - Date.now();
  return pause > 0 ? Math.min(pause, sharedPauseMs) : takenPauseMs;
}

function postpone(trouble: MailTrouble, mail: Mail, firstRetryMs: number, error: unknown): MailOutcome {
  const tries = mail.tries + 1;
  const refusal = refusalOf(error);
  const refused = refusal === "mail" && tries >= triesOfRefused;
  const pauseMs = Math.min(firstRetryMs * 2 ** (tries - 1), maxPauseMs);

  const reason = error instanceof Error ? error.message : String(error);
  // The pauses before the longest add up to as long.
  const isStuck = refusal === "settings" || pauseMs === maxPauseMs;
  trouble.record({ id: mail.id, isGivenUp: refused, isStuck, pauseMs, reason });
  return { tries, dueAt: Date.now() + pauseMs, refused };
}

const answerSchema = z.object({ code: z.string(), command: z.string(), responseCode: z.number() });

/**
 * What the mail server refuses for good (5xx): `mail` for the recipient or the contents, which it will never accept;
 * `settings` for a login, a greeting or the sender's address, which is always ours: that passes once an operator corrects
 * them. Source of the codes: nodemailer 9.0, `lib/smtp-connection/index.js`.
 *
 * @returns `null` for any other failure.
 */
function refusalOf(error: unknown): "mail" | "settings" | null {
  const { data: answer } = answerSchema.safeParse(error);
  if (answer === undefined || answer.responseCode < 500) return null;
  const isOfMail = ["EENVELOPE", "EMESSAGE"].includes(answer.code) && answer.command !== "MAIL FROM";
  return isOfMail ? "mail" : "settings";
}
