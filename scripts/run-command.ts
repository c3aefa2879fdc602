import { spawn } from "node:child_process";
import { setPriority } from "node:os";

interface CommandOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** Ends the command when it aborts. */
  signal?: AbortSignal;
  /** `hide` shows the command's output only when it fails. */
  output?: "show" | "hide";
  /** Runs the command at a lower priority than, for example, the servers that it tests. */
  hasLowPriority?: boolean;
}

class CommandError extends Error {
  override name = "CommandError";
}

/**
 * Runs a program to its end, and kills it when this process exits.
 *
 * @param command - Program and parameters; `node` is the Node that runs this script.
 * @throws {CommandError} The exit code wasn't 0.
 */
export async function runCommand(command: readonly string[], options: CommandOptions): Promise<void> {
  const [program = "", ...parameters] = command;
  const { cwd, env = process.env, signal, output = "show", hasLowPriority = false } = options;
  const child = spawn(program === "node" ? process.execPath : program, parameters, {
    cwd,
    env,
    stdio: output === "show" ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
    ...(signal === undefined ? {} : { signal }),
  });
  // Child processes inherit the priority.
  if (hasLowPriority && child.pid !== undefined) setPriority(child.pid, 10);
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => printed.push(chunk));

  const end = () => child.kill();
  process.prependOnceListener("exit", end);

  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  process.removeListener("exit", end);
  if (code === 0) return;
  process.stderr.write(Buffer.concat(printed));
  throw new CommandError(`${[program, ...parameters].join(" ")} ended with exit code ${code ?? "none"}`);
}
