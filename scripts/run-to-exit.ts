import { StopRequest } from "./supervise.ts";

/**
 * Runs a program and exits with 0 when it finished or was asked to stop, otherwise with 1
 * and the reason on one line.
 *
 * @param program - May resolve to another exit code.
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

/** An aborted command fails with an error of its own, whose cause is the reason of the abort. */
function isStopRequest(error: unknown): boolean {
  return error instanceof StopRequest || (error instanceof Error && error.cause instanceof StopRequest);
}
