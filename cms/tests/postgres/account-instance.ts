import { startCms } from "../strapi.ts";

/** Runs one instance of the CMS for visitors' accounts: `account-instance.ts <folder> <database url> <site's secret>`. */
const [folder = "", databaseUrl = "", siteSecret = ""] = process.argv.slice(2);
const cms = await startCms({ folder, databaseUrl, siteSecret });
process.send?.(cms.origin);
