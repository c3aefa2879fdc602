// Plain JavaScript: runs on the system's Node, before anything is installed.

/**
 * @typedef {object} Progress
 * @property {<Result>(label: string, work: () => Promise<Result>) => Promise<Result>} step Runs a step, and prints when
 *   it begins and how long it took.
 * @property {() => number} elapsed Milliseconds since the run began.
 */

/** Name of the variable by which `bootstrap.mjs` tells a script when the run began. */
export const startedAtVariable = "CIRCUIT_RUN_STARTED_AT";

/**
 * Creates a printer of progress lines, one when a step begins and one when it ends.
 *
 * @param {object} [options]
 * @param {number} [options.startedAt] When the run began, in milliseconds since 1970; by default, as `bootstrap.mjs`
 *   says, or now.
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
