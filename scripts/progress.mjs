// Plain JavaScript: runs on the system's Node, before anything is installed.

/**
 * @typedef {object} Progress
 * @property {<Result>(label: string, work: () => Promise<Result>) => Promise<Result>} step Announces a step, does it,
 *   and tells how long it took. What the work throws is passed on.
 * @property {() => number} elapsed Milliseconds since the run began.
 */

/** Variable that carries the moment a run began from the bootstrap to the program it starts. */
export const startedAtVariable = "CIRCUIT_RUN_STARTED_AT";

/**
 * Shows what a run is doing and how long it takes, one line when a step begins
 * and one when it ends.
 *
 * @param {object} [options]
 * @param {number} [options.startedAt] Moment the run began, in milliseconds since 1970; when absent, the one that the bootstrap
 *   passed on, or now.
 * @param {() => number} [options.now] Clock, in milliseconds since 1970.
 * @param {(line: string) => void} [options.print] Where lines go; standard output when absent.
 * @returns {Progress}
 */
export function createProgress({
  now = Date.now,
  startedAt = Number(process.env[startedAtVariable] ?? now()),
  print = printLine,
} = {}) {
  const elapsed = () => now() - startedAt;

  return {
    elapsed,
    async step(label, work) {
      print(`[${clock(elapsed())}] ${label}`);
      const from = elapsed();
      try {
        const result = await work();
        print(`[${clock(elapsed())}] ${label}: done in ${seconds(elapsed() - from)}`);
        return result;
      } catch (error) {
        print(`[${clock(elapsed())}] ${label}: failed after ${seconds(elapsed() - from)}`);
        throw error;
      }
    },
  };
}

/**
 * @param {number} milliseconds
 * @returns {string} Seconds with one decimal, for example `12.3 s`.
 */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/**
 * @param {number} milliseconds
 * @returns {string} Minutes and seconds, for example ` 1:05`.
 */
function clock(milliseconds) {
  const whole = Math.floor(milliseconds / 1000);
  return `${String(Math.floor(whole / 60)).padStart(2)}:${String(whole % 60).padStart(2, "0")}`;
}

/** @param {string} line */
function printLine(line) {
  process.stdout.write(`${line}\n`);
}
