/** @typedef {{ source: string, dependencies: { resolved: string, coreModule: boolean }[] }} Module */
/** @typedef {{ from: string, to: string, rule: { name: string } }} Violation */

const ours = /^(?!.*(?:node_modules\/|\.test\.tsx?$)).+\//u;

/**
 * Reports forbidden imports, as dependency-cruiser's `--output-type plugin:…`: violations of its rules, and sibling
 * folders that import each other.
 *
 * @param {{ modules: Module[], summary: { violations: Violation[] } }} result
 * @returns {{ output: string, exitCode: number }} One problem per line; the exit code is their number.
 */
export default function report({ modules, summary }) {
  const broken = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  const faults = [...broken, ...siblingCircles(modules)];
  return {
    output: faults.length === 0 ? "Every import follows the arrows\n" : `${faults.join("\n")}\n`,
    exitCode: faults.length,
  };
}

/** @param {Module[]} modules */
function siblingCircles(modules) {
  /** One import for each pair of sibling folders. @type {Map<string, string>} */
  const imports = new Map();
  for (const { source, dependencies } of modules) {
    for (const { resolved, coreModule } of dependencies) {
      if (coreModule || !ours.test(source) || !ours.test(resolved)) continue;
      const siblings = siblingsOf(source.split("/").slice(0, -1), resolved.split("/").slice(0, -1));
      if (siblings !== null) imports.set(siblings.join(" "), `${source} → ${resolved}`);
    }
  }
  return [...imports].flatMap(([pair, one]) => {
    const [from = "", to = ""] = pair.split(" ");
    const back = imports.get(`${to} ${from}`);
    return back === undefined || from > to ? [] : [`no-sibling-circles: ${one}, and back: ${back}`];
  });
}

/**
 * Finds the sibling folders at which two paths diverge; `null` when one path contains the other.
 *
 * @param {string[]} from
 * @param {string[]} to
 */
function siblingsOf(from, to) {
  const depth = from.findIndex((name, index) => name !== to[index]);
  if (depth === -1 || depth >= to.length) return null;
  return [from.slice(0, depth + 1).join("/"), to.slice(0, depth + 1).join("/")];
}
