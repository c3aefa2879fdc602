import { startCms } from "./strapi.ts";

// `node tests/make-empty-cms.ts <folder>`: leaves a CMS there that has started once, empty of content.
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Which folder?");
const cms = await startCms({ folder });
await cms.stop();
process.exit();
