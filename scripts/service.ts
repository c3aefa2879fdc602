import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Variables } from "./secrets.ts";

export interface ServiceOptions {
  /** Short name, which prefixes each line of its output. */
  name: string;
  /** Script, relative to the folder it runs in, and its parameters. */
  script: readonly string[];
  folder: string;
  variables: Variables;
  /** Gets each line of its output, and returns whether to show it. */
  onLine?: (line: string) => boolean;
}

export interface Service {
  name: string;
  /** Process id; zero when the start failed. */
  pid: number;
  /** Resolves when the process has ended, for example to `exit code 1` or `signal SIGKILL`. */
  ended: Promise<string>;
  /** Stops the process; after 10 s it is killed. */
  stop(): Promise<void>;
}

const patienceMs = 10_000;

/**
 * Starts a program in the background, with its output prefixed by its name. It has its own process group, so that
 * Ctrl-C only reaches the script that started it, which then stops its services in order.
 */
export function startService({ name, script, folder, variables, onLine = () => true }: ServiceOptions): Service {
  const child = spawn(process.execPath, [...script], {
    cwd: path.resolve(folder),
    env: { ...variables },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const [input, output] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    createInterface({ input }).on("line", (line) => {
      if (onLine(line)) output.write(`${name} | ${line}\n`);
    });
  }

  const kill = (signal: NodeJS.Signals) => signalGroup(child.pid, signal);
  // Kills child processes that outlive it, because the next start needs their port.
  child.once("exit", () => kill("SIGKILL"));
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("close", (code, signal) => resolve(code === null ? `signal ${signal}` : `exit code ${code}`));
  });
  const forget = () => kill("SIGKILL");
  // Runs before other listeners, which delete the service's files.
  process.prependOnceListener("exit", forget);

  return {
    name,
    pid: child.pid ?? 0,
    ended,
    async stop() {
      kill("SIGTERM");
      const timer = setTimeout(() => kill("SIGKILL"), patienceMs);
      await ended;
      clearTimeout(timer);
      process.removeListener("exit", forget);
    },
  };
}

/** Signals a process group; does nothing when it has ended. */
function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
