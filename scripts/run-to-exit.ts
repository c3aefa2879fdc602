import { StopRequest } from "./supervise.ts";

/**
 * Runs a program to its end and exits with what came of it: 0 when it finished
 * or was asked to stop, else 1 with the reason on one line.
 *
 * @param program - Resolves to nothing, or to the exit code.
 */
export async function runToExit(program: () => Promise<number | void>): Promise<never> {
  try {
    process.exit((await program()) ?? 0);
  } catch (error) {
    if (isStopRequest(error)) process.exit(0);
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/** A command that was aborted says so in its own error and gives the reason as its cause. */
function isStopRequest(error: unknown): boolean {
  return error instanceof StopRequest || (error instanceof Error && error.cause instanceof StopRequest);
}
