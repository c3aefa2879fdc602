import { existsSync, readdirSync } from "node:fs";
import type { Modules } from "@strapi/strapi";
import { submissionStoredSchema } from "@circuit/contract/forms/submission";
import { expect, vi } from "vitest";
import { prepareEditors } from "../src/access/prepare-editors.ts";
import { addLanguages } from "../src/content/languages.ts";
import { postSubmission, webSecret } from "./post-submission.ts";
import { publish } from "./publish.ts";
import { type RunningCms, startCms } from "./strapi.ts";

type Submission = Modules.Documents.AnyDocument;

type Sent = Partial<Parameters<typeof postSubmission>[1]>;

/** A CMS with a form, an editor and an author, for tests of the inbox. */
export interface Inbox {
  cms: RunningCms;
  form: string;
  send(sent?: Sent): Promise<{ status: number; body: unknown }>;
  /** Sends a submission that must be stored, and returns it as stored. */
  stored(sent?: Sent): Promise<Submission>;
  count(): Promise<number>;
  /** Names of the files in the private folder. */
  files(): string[];
  /** Requests a route of the panel as an editor, an author or without a login. */
  panel(path: string, who?: string): Promise<Response>;
  /** Sends a request to the content manager as an editor. */
  content(path: string, method?: string, body?: object): Promise<Response>;
  stop(): Promise<void>;
}

type Fields = NonNullable<Modules.Documents.Params.Data.Input<"api::form.form">["fields"]>;

const asked: Fields = [
  { __component: "fields.text", name: "name", label: "Naam", required: true },
  { __component: "fields.email", name: "email", label: "E-mail", required: true },
  { __component: "fields.long-text", name: "story", label: "Wat is het verhaal?" },
  { __component: "fields.file", name: "photo", label: "Foto", maxFiles: 3 },
];

/** Valid answers to the form. */
export const valid = { name: "Jan", email: "jan@example.nl", story: "Van zolder" };

/** Starts the CMS on a copy of the template. */
export async function startInbox(template: string): Promise<Inbox> {
  vi.stubEnv("SITE_CMS_SECRET", webSecret);
  const cms = await startCms({ template });
  const { strapi } = cms;
  await addLanguages(strapi);
  await prepareEditors(strapi);
  const form = await publish(strapi, "api::form.form", (locale) => ({
    title: locale === "nl" ? "Poster gevonden" : "Poster found",
    slug: `poster-${locale}`,
    submitLabel: "Versturen",
    thanksTitle: "Dank je",
    confirmationText: locale === "nl" ? "Goed ontvangen." : "Well received.",
    recipients: "posters@circuit.example\narchief@circuit.example",
    retentionDays: 30,
    fields: asked,
  }));
  const bearers = new Map<string, string>();
  for (const code of ["inbox", "strapi-editor", "strapi-author"]) bearers.set(code, await logIn(cms, code));

  const bearer = (who: string) => ({ authorization: `Bearer ${bearers.get(who) ?? ""}` });
  const send: Inbox["send"] = (sent = {}) => postSubmission(cms.origin, { form, values: valid, ...sent });
  const folder = strapi.config.get<string>("storage.privateFolder");
  return {
    cms,
    form,
    send,
    async stored(sent) {
      const { status, body } = await send(sent);
      expect(status).toBe(201);
      const { id: documentId } = submissionStoredSchema.parse(body);
      const found = await strapi.documents("api::submission.submission").findOne({ documentId });
      if (!found) throw new Error("The submission isn't there");
      return found;
    },
    count: () => strapi.documents("api::submission.submission").count({}),
    files: () => (existsSync(folder) ? readdirSync(folder) : []),
    panel: (path, who = "inbox") => fetch(`${cms.origin}/inbox${path}`, { headers: bearer(who) }),
    content: (path, method = "GET", body) =>
      fetch(`${cms.origin}/content-manager/collection-types${path}`, {
        method,
        headers: { "content-type": "application/json", ...bearer("inbox") },
        ...(body && { body: JSON.stringify(body) }),
      }),
    async stop() {
      await cms.stop();
      vi.unstubAllEnvs();
    },
  };
}

/** Makes an account for the panel and logs in. @param code - The code of its role. @returns The token. */
export async function logIn({ strapi, origin }: RunningCms, code: string): Promise<string> {
  const { id } = await strapi.db.query("admin::role").findOne({ where: { code } });
  const login = { email: `${code}@circuit.example`, password: "Wachtwoord1" };
  const person = { ...login, firstname: "Edith", lastname: "Redactie", isActive: true, roles: [id] };
  await strapi.service("admin::user").create({ ...person, registrationToken: null });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${origin}/admin/login`, { method: "POST", headers, body: JSON.stringify(login) });
  const { data } = JSON.parse(await answer.text());
  return data.token;
}
