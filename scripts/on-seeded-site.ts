import path from "node:path";
import { buildCms, buildWeb } from "./builds.ts";
import type { CheckContext } from "./check-context.ts";
import { ensureChromium } from "./chromium.ts";
import { testEditor } from "./seeded-cms.ts";
import { startSeededSite, type SiteOptions } from "./seeded-site.ts";

/**
 * Starts the built site on a freshly seeded CMS, and runs work on it.
 *
 * @param work - Gets environment variables with the URLs of site and CMS, and the login of an editor.
 * @param options - Options of the site; `log` is the name of the log file in the folder of reports.
 */
export async function onSeededSite(
  context: CheckContext,
  work: (env: NodeJS.ProcessEnv) => Promise<void>,
  { log: logName = "services.log", ...options }: SiteOptions & { log?: string } = {},
): Promise<void> {
  const { root, reports, progress } = context;
  const chromium = await ensureChromium(progress);
  await buildWeb(context);
  await buildCms("server", context);
  const log = path.join(reports, logName);
  const site = await startSeededSite(root, log, progress, options);

  try {
    await work({
      ...process.env,
      E2E_SITE_URL: site.siteUrl,
      E2E_CMS_URL: site.cmsUrl,
      E2E_PAYMENT_URL: site.paymentUrl,
      E2E_WEB_PID: String(site.webPid),
      E2E_CMS_PID: String(site.cmsPid),
      E2E_CMS_START_MS: String(Math.round(site.startMs.cms)),
      E2E_WEB_START_MS: String(Math.round(site.startMs.web)),
      E2E_PRIVATE_DIR: site.privateFolder,
      E2E_PAGES_DIR: site.pagesFolder,
      E2E_SITE_CMS_SECRET: site.sharedSecret,
      E2E_SERVICES_LOG: log,
      E2E_CMS_EMAIL: testEditor.email,
      E2E_CMS_PASSWORD: testEditor.password,
      E2E_CHROMIUM: chromium,
    });
  } catch (error) {
    process.stderr.write(`What the site and the CMS logged is in ${path.relative(root, log)}\n`);
    throw error;
  } finally {
    await site.stop();
  }
}
