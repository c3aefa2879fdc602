import type { Plugin } from "vite";

/**
 * Calls the functions by which three makes its parts as what they are: they return an object and use no `this`, and the
 * site's minifier (`unsafe_arrows`) makes arrows of such functions, which can't be called with `new`.
 */
export function withPlainMakers(code: string): string {
  const functions = [...code.matchAll(/^(\t*)function (\w+)\(/gmu)];
  const makers = new Set(
    functions.flatMap(({ index, 1: indent = "", 2: name = "" }) => {
      const text = code.slice(index, code.indexOf(`\n${indent}}\n`, index));
      return /\bthis\b|\bnew\.target\b/u.test(withoutComments(text)) ? [] : [name];
    }),
  );
  return code.replace(/\bnew (\w+)\(/gu, (whole: string, name: string) => (makers.has(name) ? `${name}(` : whole));
}

function withoutComments(code: string): string {
  return code.replaceAll(/\/\/.*$/gmu, "").replaceAll(/\/\*[^]*?\*\//gu, "");
}

/** Keeps the parts of three whole through the build. */
export function plainThreeMakers(): Plugin {
  return {
    name: "plain-three-makers",
    apply: "build",
    transform(source, id) {
      return id.endsWith("/three/build/three.module.js") ? { code: withPlainMakers(source), map: null } : null;
    },
  };
}
