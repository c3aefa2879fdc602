import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { Modules } from "@strapi/strapi";
import { submissionStoredSchema } from "@circuit/contract/forms/submission";
import { beforeAll, expect } from "vitest";
import { prepareEditors } from "../src/access/prepare-editors.ts";
import { addLanguages } from "../src/content/languages.ts";
import { logIn, makePerson } from "./panel.ts";
import { postSubmission } from "./post-submission.ts";
import { publish } from "./publish.ts";
import { emptyCmsForFile } from "./shared-cms.ts";
import type { RunningCms } from "./strapi.ts";

type Submission = Modules.Documents.AnyDocument;

type Sent = Partial<Parameters<typeof postSubmission>[1]>;

/** A CMS with a form, an editor and an author, for tests of the inbox. */
export type Inbox = ReturnType<typeof inboxOf>;

type Fields = NonNullable<Modules.Documents.Params.Data.Input<"api::form.form">["fields"]>;

const asked: Fields = [
  { __component: "fields.text", name: "name", label: "Naam", required: true },
  { __component: "fields.email", name: "email", label: "E-mail", required: true },
  { __component: "fields.long-text", name: "story", label: "Wat is het verhaal?" },
  { __component: "fields.file", name: "photo", label: "Foto", maxFiles: 3 },
];

/** Valid answers to the form. */
export const valid = { name: "Jan", email: "jan@example.nl", story: "Van zolder" };

/** Fills a CMS that knows the site's secret. */
export async function startInbox(cms: RunningCms): Promise<Inbox> {
  const inbox = inboxOf(cms);
  await inbox.fill();
  return inbox;
}

/** Fills that of a test file, which is empty when it is left out: it is filled when the tests begin. */
export function inboxForFile(cms: RunningCms = emptyCmsForFile()): Inbox {
  const inbox = inboxOf(cms);
  beforeAll(() => inbox.fill());
  return inbox;
}

function inboxOf(cms: RunningCms) {
  let form = "";
  const bearers = new Map<string, string>();
  const bearer = (who: string) => ({ authorization: `Bearer ${bearers.get(who) ?? ""}` });
  const send = (sent: Sent = {}) => postSubmission(cms.origin, { form, values: valid, ...sent });
  const folder = () => cms.strapi.config.get<string>("storage.privateFolder");
  return {
    cms,
    get form() {
      return form;
    },
    async fill(): Promise<void> {
      const { strapi } = cms;
      await addLanguages(strapi);
      await prepareEditors(strapi);
      form = await publish(strapi, "api::form.form", (locale) => ({
        title: locale === "nl" ? "Poster gevonden" : "Poster found",
        slug: `poster-${locale}`,
        submitLabel: "Versturen",
        thanksTitle: "Dank je",
        confirmationText: locale === "nl" ? "Goed ontvangen." : "Well received.",
        recipients: "posters@circuit.example\narchief@circuit.example",
        retentionDays: 30,
        fields: asked,
      }));
      for (const code of ["inbox", "strapi-editor", "strapi-author", "strapi-super-admin"]) {
        await makePerson(cms, code);
        bearers.set(code, await logIn(cms, code));
      }
    },
    send,
    /** Sends a submission that must be stored, and returns it as stored. */
    async stored(sent?: Sent): Promise<Submission> {
      const { status, body } = await send(sent);
      expect(status).toBe(201);
      const { id: documentId } = submissionStoredSchema.parse(body);
      const found = await cms.strapi.documents("api::submission.submission").findOne({ documentId });
      if (!found) throw new Error("The submission isn't there");
      return found;
    },
    count: () => cms.strapi.documents("api::submission.submission").count({}),
    /** Names of the files in the private folder. */
    files: (): string[] => (existsSync(folder()) ? readdirSync(folder()) : []),
    removeFile: (name: string) => rmSync(path.join(folder(), name)),
    /** Who asks, by the code of their role. */
    headers: bearer,
    /** Asks the panel's own routes as an editor, an author or nobody. */
    panel: (where: string, who = "inbox") => fetch(`${cms.origin}/inbox${where}`, { headers: bearer(who) }),
    /** Asks the content manager as somebody of the inbox, or another. */
    content: (where: string, method = "GET", body?: object, who = "inbox") =>
      fetch(`${cms.origin}/content-manager/collection-types${where}`, {
        method,
        headers: { "content-type": "application/json", ...bearer(who) },
        ...(body && { body: JSON.stringify(body) }),
      }),
    stop: () => cms.stop(),
  };
}
