import { logIn, type Editor } from "./editor.ts";
import { childrenOf } from "./processes.ts";

const {
  E2E_SITE_URL: siteUrl = "",
  E2E_CMS_URL: cmsUrl = "",
  E2E_CMS_EMAIL: email = "",
  E2E_CMS_PASSWORD: password = "",
  E2E_WEB_PID: webPid = "",
  E2E_SERVICES_LOG: logFile = "",
} = process.env;

/** The built site that is measured, on its seeded content system, as `scripts/checks.ts` starts both. */
export const benchSite = {
  /** With 127.0.0.1 as its host, so that no name is looked up while measuring. */
  address: siteUrl.replace("localhost", "127.0.0.1"),
  /** Path of the log of the site and the content system. */
  logFile,
};

/** Ids of the site's workers. */
export function servingProcesses(): number[] {
  return childrenOf(Number(webPid));
}

/** Id of the site's first worker. @throws {Error} There is none. */
export function servingProcess(): number {
  const [worker] = servingProcesses();
  if (worker === undefined) throw new Error("The site has no process that serves");
  return worker;
}

/** Logs in to the content system. @throws {Error} The login is refused. */
export function logInAtCms(): Promise<Editor> {
  return logIn(cmsUrl, email, password);
}
