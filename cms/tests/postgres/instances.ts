import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { inject } from "vitest";
import { runSql } from "../postgres.ts";
import { secrets } from "../strapi.ts";

/** The environment of a program of the content system. */
export const variables = { PATH: process.env.PATH ?? "", NODE_ENV: "production", CMS_SEED: "false", ...secrets };

/** Makes a database: empty, or a copy of another. @returns Its address. */
export async function newDatabase(template = "template1"): Promise<string> {
  const name = `instances_${randomUUID().replaceAll("-", "")}`;
  await runSql(inject("postgres"), `create database ${name} template ${template}`);
  return new URL(`/${name}`, inject("postgres")).href;
}

/** Several programs of the content system on one new database. */
export interface Instances {
  /** Holds a folder for each, with the mails that it sent. */
  home: string;
  database: Client;
  /** Starts one more. @returns It, and what it says once it is ready. */
  start(...parameters: string[]): Promise<{ child: ChildProcess; said: unknown }>;
  /** Ends them all, also those that do something. */
  stop(): Promise<void>;
}

/**
 * Makes the database, with the tables of a content system.
 *
 * @param program - File beside this one, which is given a folder, the database's address and the parameters of `start`.
 * @param more - Variables of its environment.
 */
export async function openInstances(program: string, more: Record<string, string> = {}): Promise<Instances> {
  const home = mkdtempSync(path.join(tmpdir(), "instances-"));
  const databaseUrl = await newDatabase("cms_template");
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const running: ChildProcess[] = [];
  const env = { ...variables, ...more };

  return {
    home,
    database,
    async start(...parameters) {
      const file = path.resolve(import.meta.dirname, program);
      const child = fork(file, [path.join(home, randomUUID()), databaseUrl, ...parameters], { env });
      running.push(child);
      const [said]: unknown[] = await once(child, "message");
      return { child, said };
    },
    async stop() {
      for (const child of running) child.kill("SIGKILL");
      await database.end();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
