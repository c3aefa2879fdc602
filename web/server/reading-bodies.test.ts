import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";

const web = path.resolve(import.meta.dirname, "..");

/** Ways to take in the body of a request, or to let it come in. */
const reading =
  /\brequest\s*\.\s*(?:text|json|formData|bytes|blob|arrayBuffer|body|pipe|resume|unpipe)\b|\brequest\.on\(\s*"(?:data|readable)"|\bof request\b|\b(?:readBytes|readBody)\(request\b/u;

/** Where that is done, and what bounds it: each is tested beside its code. */
const bounded = {
  "app/http/form-body.server.ts": "bytes of one form",
  "server/http/read-body.ts": "the length that its callers have looked at",
  "server/page-store/refresh/purge-endpoint.ts": "who signed it, and its length",
  "server/pages.ts": "its length, and places in a pool",
};

test("a body is read in few places, each of which bounds what it takes", async () => {
  const names = (await Promise.all(["app", "server"].map(sourcesIn))).flat();
  const texts = await Promise.all(
    names.map(async (name) => [name, await readFile(path.join(web, name), "utf8")] as const),
  );
  const readers = texts.filter(([, text]) => reading.test(text)).map(([name]) => name);
  expect(readers.toSorted()).toEqual(Object.keys(bounded));
});

async function sourcesIn(folder: string): Promise<string[]> {
  const names = await readdir(path.join(web, folder), { recursive: true });
  return names.filter((name) => /(?<!\.test)\.tsx?$/u.test(name)).map((name) => path.posix.join(folder, name));
}
