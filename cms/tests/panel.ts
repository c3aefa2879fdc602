import { expect } from "vitest";
import * as z from "zod";
import type { RunningCms } from "./strapi.ts";

/** A client that is logged in to the admin panel and sends its requests. */
export interface Panel {
  /**
   * @param path - Below `/content-manager`, or from the root when it starts with `//`.
   */
  ask(
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: unknown }>;
  /** Posts a body as it is. @param path - As for `ask`. */
  send(path: string, body: string, headers: Record<string, string>): Promise<{ status: number }>;
}

const loginSchema = z.object({ data: z.object({ token: z.string() }) });

const loginOf = (who: string) => ({
  email: `${who.toLowerCase().replace(" ", ".")}@circuit.example`,
  password: "Wachtwoord1",
});

const json = { "content-type": "application/json" };

/**
 * Makes an account for the panel.
 *
 * @param code - Code of its role, for example `strapi-editor`.
 * @param name - First and last name, with one space between them.
 * @param who - What its address is made of.
 */
export async function makePerson({ strapi }: RunningCms, code: string, name = "Edith Redactie", who = code) {
  const { id } = await strapi.db.query("admin::role").findOne({ where: { code } });
  const [firstname, lastname] = name.split(" ");
  const person = { ...loginOf(who), firstname, lastname, isActive: true, roles: [id], registrationToken: null };
  await strapi.service("admin::user").create(person);
}

/** Logs in with that account. @returns The token. */
export async function logIn({ origin }: RunningCms, who: string): Promise<string> {
  const body = JSON.stringify(loginOf(who));
  const answer = await fetch(`${origin}/admin/login`, { method: "POST", headers: json, body });
  return loginSchema.parse(await answer.json()).data.token;
}

/** Makes an account, whose address is made of its name, and logs in. */
export async function openPanel(cms: RunningCms, code: string, name: string): Promise<Panel> {
  await makePerson(cms, code, name, name);
  const token = await logIn(cms, name);
  const { origin } = cms;
  const urlOf = (path: string) =>
    path.startsWith("//") ? `${origin}${path.slice(1)}` : `${origin}/content-manager${path}`;
  const authorization = `Bearer ${token}`;
  return {
    send: (path, body, more) => fetch(urlOf(path), { method: "POST", headers: { ...more, authorization }, body }),
    async ask(method, path, body, more = {}) {
      const asked = await fetch(urlOf(path), {
        method,
        headers: { ...json, authorization, ...more },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await asked.text();
      const isJson = asked.headers.get("content-type")?.includes("json") === true;
      return { status: asked.status, body: isJson ? JSON.parse(text) : null };
    },
  };
}

/** What an answer says was wrong. */
export const refusal = (body: unknown): string =>
  z.object({ error: z.object({ message: z.string() }) }).parse(body).error.message;

/** Asks in each language of the panel, to be refused in words that match. */
export async function expectRefused(
  { ask }: Panel,
  [method, path, body]: readonly [method: string, path: string, body?: object],
  words: Record<"nl" | "en", RegExp | string>,
  { status = 400, headers = {} } = {},
): Promise<void> {
  for (const [language, said] of Object.entries(words)) {
    const answer = await ask(method, path, body, { ...headers, "x-panel-language": language });
    expect(answer.status, `${method} ${path}`).toBe(status);
    expect(refusal(answer.body), `${method} ${path}`).toMatch(said);
  }
}

/** The id of the document that an answer holds. */
export const documentIdIn = (body: unknown): string =>
  z.object({ data: z.object({ documentId: z.string() }) }).parse(body).data.documentId;

/** Writes a new document in Dutch. @returns Its id. */
export const writeDraft = async ({ ask }: Panel, path: string, fields: object): Promise<string> =>
  documentIdIn((await ask("POST", `${path}?locale=nl`, fields)).body);
