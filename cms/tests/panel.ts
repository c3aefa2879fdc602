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

/**
 * Makes an account with one role, and logs in.
 *
 * @param code - Code of the role, for example `strapi-editor`.
 * @param name - First and last name, with one space between them.
 */
export async function openPanel({ strapi, origin }: RunningCms, code: string, name: string): Promise<Panel> {
  const { id } = await strapi.db.query("admin::role").findOne({ where: { code } });
  const [firstname, lastname] = name.split(" ");
  const login = { email: `${name.toLowerCase().replace(" ", ".")}@circuit.example`, password: "Wachtwoord1" };
  const person = { ...login, firstname, lastname, isActive: true, roles: [id], registrationToken: null };
  await strapi.service("admin::user").create(person);

  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${origin}/admin/login`, { method: "POST", headers, body: JSON.stringify(login) });
  const { token } = loginSchema.parse(await answer.json()).data;

  const urlOf = (path: string) =>
    path.startsWith("//") ? `${origin}${path.slice(1)}` : `${origin}/content-manager${path}`;
  const authorization = `Bearer ${token}`;
  return {
    send: (path, body, more) => fetch(urlOf(path), { method: "POST", headers: { ...more, authorization }, body }),
    async ask(method, path, body, more = {}) {
      const asked = await fetch(urlOf(path), {
        method,
        headers: { ...headers, authorization, ...more },
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
