import path from "node:path";
import { readEnvironment } from "./environment/read-environment.ts";

/** Settings for sending mail; without `smtpUrl`, mails become files in the outbox folder. */
export default () => {
  const { SMTP_URL, MAIL_FROM, MAIL_RETRY_SECONDS, CMS_PRIVATE_DIR } = readEnvironment(process.env);
  return {
    smtpUrl: SMTP_URL,
    from: MAIL_FROM,
    firstRetryMs: MAIL_RETRY_SECONDS * 1000,
    outbox: path.resolve(CMS_PRIVATE_DIR, "outbox"),
  };
};
