import type { Core } from "@strapi/strapi";
import type { MailFile } from "./mail-transport.ts";
import { startSending } from "./send-mails.ts";

/** The service `mail-files` of the plugin `shop`. */
interface MailFiles {
  /** Generates the attachments that a mail's `files` identifies. */
  make(files: string): Promise<readonly MailFile[]>;
}

/** The service `mails` of the plugin `inbox`, which sends the queued mails of all plugins. */
export interface Mails {
  /** Starts sending; call it once the tables exist. */
  start(): void;
  /** Looks for newly queued mails at once. */
  wake(): void;
  stop(): Promise<void>;
}

/** Creates the service `mails` of the plugin `inbox`. */
export function mailsService({ strapi }: { strapi: Core.Strapi }): Mails {
  let sender: ReturnType<typeof startSending> | null = null;
  return {
    start() {
      const files: MailFiles = strapi.plugin("shop").service("mail-files");
      sender = startSending(strapi, strapi.config.get("mail"), (named) => files.make(named));
    },
    wake: () => sender?.wake(),
    stop: async () => sender?.stop(),
  };
}

/** Gets the service `mails` of the plugin `inbox`. */
export const mailsOf = (strapi: Core.Strapi): Mails => strapi.plugin("inbox").service("mails");
