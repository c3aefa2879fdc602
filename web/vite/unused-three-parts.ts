import type { Plugin } from "vite";

/** A program's text in three, or a part of one: a name, and lines that stand in one string. */
const programText = /^(var|const) ([\w$]+) = "(?:[^"\\]|\\[^n])*\\n(?:[^"\\]|\\.)*";$/gmu;

/** What three puts into every program, also into those of our own. */
const kept: ReadonlySet<string> = new Set(["colorspace_pars_fragment"]);

/**
 * Empties the texts of three's own materials: the scene's programs are its own (`features/circuit-view/scene`), and include
 * nothing of them.
 *
 * @returns Also how many texts there were.
 */
function withoutProgramTexts(code: string): { code: string; count: number } {
  let count = 0;
  const emptied = code.replace(programText, (whole: string, keyword: string, name: string) => {
    if (kept.has(name)) return whole;
    count += 1;
    return `${keyword} ${name} = "";`;
  });
  return { code: emptied, count };
}

/** Leaves the programs of three's own materials out of the build; it fails when three holds them in another way. */
export function unusedThreeParts(): Plugin {
  return {
    name: "unused-three-parts",
    apply: "build",
    transform(source, id) {
      if (!id.endsWith("/three/build/three.module.js")) return null;
      const { code, count } = withoutProgramTexts(source);
      if (count < 50) this.error(`three holds its programs in another way: ${count} texts were found`);
      return { code, map: null };
    },
  };
}
