import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { beforeAll, inject } from "vitest";
import { addLanguages } from "../src/content/languages.ts";
import { saveSnapshot, restoreSnapshot } from "./kept-database.ts";
import { type Panel, openPanel } from "./panel.ts";
import { webSecret } from "./post-submission.ts";
import { buildSite, type Site } from "./site.ts";
import { copyDatabase, isRunning, type RunningCms, startCms } from "./strapi.ts";

/** A running Strapi for one test file after the other, as starting one takes seconds. */
interface SharedCms {
  cms: RunningCms;
  /** How it starts, also once more: the same folder and database. */
  start: { folder: string; databaseUrl: string };
}

/** That of this process. */
let shared: SharedCms | null = null;

/**
 * A CMS without content for a test file: what earlier files did is undone. It knows the site's secret. A file whose CMS
 * needs other variables, or that changes the running program, starts its own with `startCms`.
 */
export async function emptyCms(): Promise<RunningCms> {
  return putBack(await runningShared(inject("template")), "empty");
}

/**
 * Content that several files begin with: made once in a process, and put back for each file.
 *
 * @param name - Under which it is kept.
 */
export function sharedContent<Made>(name: string, make: (cms: RunningCms) => Promise<Made>) {
  let kept: { made: Made } | null = null;
  return async () => {
    const running = await runningShared(inject("template"));
    if (kept !== null) return { cms: await putBack(running, name), ...kept };
    const cms = await putBack(running, "empty");
    kept = { made: await make(cms) };
    await keep(running, name);
    return { cms, ...kept };
  };
}

/** The example site. */
const exampleSite = sharedContent("site", ({ strapi }) => buildSite(strapi));

/** A CMS without content for all tests of a file: there when they begin. */
export const emptyCmsForFile = (): RunningCms => cmsForFile(emptyCms);

/** The same with the example site in it. */
export function cmsWithSiteForFile(): { cms: RunningCms; site: Site } {
  // As it is before it is made.
  const site: Site = { image: 0, file: 0, event: "", news: "", arrangement: "", page: "", home: "" };
  const cms = cmsForFile(async () => {
    const begun = await exampleSite();
    Object.assign(site, begun.made);
    return begun.cms;
  });
  return { cms, site };
}

/** A CMS for all tests of a file: there when they begin. */
export function cmsForFile(begin: () => Promise<RunningCms>): RunningCms {
  const present = duringTests(begin);
  return {
    get strapi() {
      return present().strapi;
    },
    get origin() {
      return present().origin;
    },
    get: (...asked) => present().get(...asked),
    stop: () => Promise.resolve(),
  };
}

/** Begins before the tests of a file, or before each with another hook. @returns What has begun, for use in tests. */
export function duringTests<Begun>(
  begin: () => Promise<Begun>,
  hook: (work: () => Promise<void>) => void = beforeAll,
): () => Begun {
  let begun: { value: Begun } | null = null;
  hook(async () => {
    begun = { value: await begin() };
  });
  return () => {
    if (begun === null) throw new Error("The tests haven't begun");
    return begun.value;
  };
}

/** Who works in the panel: the codes of their roles, and their names. */
const staff = {
  admin: ["strapi-super-admin", "Bas Baas"],
  editor: ["strapi-editor", "Edith Redactie"],
  author: ["strapi-author", "Anna Auteur"],
  inbox: ["inbox", "Ina Inbox"],
} as const;

/** Somebody who is logged in to the panel for all tests of a file, from when they begin. */
export function panelForFile(cms: RunningCms, who: keyof typeof staff, name: string = staff[who][1]): Panel {
  const present = duringTests(() => openPanel(cms, staff[who][0], name));
  return { ask: (...asked) => present().ask(...asked), send: (...sent) => present().send(...sent) };
}

/** Gives the tests of a file a CMS without content, in both languages, and an editor: there when they begin. */
export function editing(): { cms: RunningCms; editor: Panel } {
  const cms = cmsForFile(async () => {
    const empty = await emptyCms();
    await addLanguages(empty.strapi);
    return empty;
  });
  return { cms, editor: panelForFile(cms, "editor") };
}

async function runningShared(template: string): Promise<SharedCms> {
  if (shared !== null) {
    if (!isRunning(shared.cms)) shared.cms = await startShared(shared.start);
    return shared;
  }
  // Beside the template, with which it is removed when all tests are over.
  const folder = mkdtempSync(`${template}-shared-`);
  cpSync(template, folder, { recursive: true });
  const start = { folder, databaseUrl: (await copyDatabase(folder)).url };
  shared = { cms: await startShared(start), start };
  await keep(shared, "empty");
  return shared;
}

/** It doesn't wait for the disk: nobody needs what it wrote after a power failure. */
async function startShared(start: SharedCms["start"]): Promise<RunningCms> {
  const cms = await startWithSecret(start);
  const { connection, dialect } = cms.strapi.db;
  if (dialect.client === "sqlite") await connection.raw("pragma synchronous = off");
  return cms;
}

/** A CMS of its own that makes passes for wallets, with this certificate. */
export function cmsWithWallet(wallet: { file: string; passphrase: string }): Promise<RunningCms> {
  return startWithSecret({ template: inject("template"), wallet });
}

async function startWithSecret(options: Parameters<typeof startCms>[0]): Promise<RunningCms> {
  const { SITE_CMS_SECRET: before } = process.env;
  process.env["SITE_CMS_SECRET"] = webSecret;
  try {
    return await startCms(options);
  } finally {
    if (before === undefined) delete process.env["SITE_CMS_SECRET"];
    else process.env["SITE_CMS_SECRET"] = before;
  }
}

const folders = ["public/uploads", "private"];

/** Keeps what is in the database and the folders now, under a name. */
async function keep({ cms, start }: SharedCms, name: string): Promise<void> {
  const kept = path.join(start.folder, "kept", name);
  mkdirSync(kept, { recursive: true });
  await saveSnapshot(cms.strapi.db, { folder: kept, name });
  for (const folder of folders) {
    mkdirSync(path.join(start.folder, folder), { recursive: true });
    cpSync(path.join(start.folder, folder), path.join(kept, folder), { recursive: true });
  }
}

/** Puts it back. */
async function putBack({ cms, start }: SharedCms, name: string): Promise<RunningCms> {
  const kept = path.join(start.folder, "kept", name);
  await restoreSnapshot(cms.strapi.db, { folder: kept, name });
  for (const folder of folders) {
    rmSync(path.join(start.folder, folder), { recursive: true });
    cpSync(path.join(kept, folder), path.join(start.folder, folder), { recursive: true });
  }
  return { ...cms, stop: () => Promise.resolve() };
}
