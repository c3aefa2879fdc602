import type { Core } from "@strapi/strapi";
import type { MailFile } from "./mail-transport.ts";
import { type MailSender, startSending } from "./send-mails.ts";

/** Service of the plugin `shop`. */
interface MailFiles {
  /** Makes the files that a mail's `files` names. */
  make(files: string): Promise<readonly MailFile[]>;
}

/** The queue of mails: a service of the plugin `inbox`, for all plugins. */
export interface Mails {
  /** Starts sending, once the tables are there. */
  start(): void;
  /** Sends new mails of the queue at once. */
  wake(): void;
  stop(): Promise<void>;
}

/** Makes the service. */
export function mailsService({ strapi }: { strapi: Core.Strapi }): Mails {
  let sender: MailSender | null = null;
  return {
    start() {
      const files: MailFiles = strapi.plugin("shop").service("mail-files");
      sender = startSending(strapi, strapi.config.get("mail"), (named) => files.make(named));
    },
    wake: () => sender?.wake(),
    stop: async () => sender?.stop(),
  };
}

/** The queue of this CMS. */
export const mailsOf = (strapi: Core.Strapi): Mails => strapi.plugin("inbox").service("mails");
