import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Variables } from "./secrets.ts";

export interface ServiceOptions {
  /** Short name, printed before each line of its output. */
  name: string;
  /** Script, relative to the folder it runs in, and its parameters. */
  script: readonly string[];
  folder: string;
  variables: Variables;
  /**
   * Called with each line it prints.
   *
   * @returns Whether the line is to be shown.
   */
  onLine?: (line: string) => boolean;
}

export interface Service {
  name: string;
  /** Id of its process; zero when it could not be started. */
  pid: number;
  /** Resolves when it has ended, to `exit code 1` or `signal SIGKILL`, for example. */
  ended: Promise<string>;
  /** Asks it to stop and resolves when it has; after 10 s it is killed. */
  stop(): Promise<void>;
}

const patienceMs = 10_000;

/**
 * Starts a server of the project in the background, with its log prefixed by its name.
 *
 * It gets a process group of its own: Ctrl-C in the terminal reaches only the
 * program that started it, which then stops its services in order.
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
  // Its child processes must not outlive it, as the next start needs their port.
  child.once("exit", () => kill("SIGKILL"));
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("close", (code, signal) => resolve(code === null ? `signal ${signal}` : `exit code ${code}`));
  });
  const forget = () => kill("SIGKILL");
  // First of the listeners: others, which remove its files, may fail while the service still runs.
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

/** Signals a process and all its child processes; does nothing when they have ended. */
function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
