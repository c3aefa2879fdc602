import { StopRequest } from "./supervise.ts";

/**
 * Runs a program and exits with 0, also when it was stopped by a signal; after an error with 1, and prints the message.
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

/** Whether an error is a request to stop, or the error of a command that it aborted. */
function isStopRequest(error: unknown): boolean {
  return error instanceof StopRequest || (error instanceof Error && error.cause instanceof StopRequest);
}
