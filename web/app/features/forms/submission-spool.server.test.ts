import { mkdir, mkdtemp, readdir, rm, symlink, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";

const folder = await mkdtemp(path.join(tmpdir(), "circuit-spool-"));
vi.mock("#app/env.server.ts", () => ({ env: { FORMS_DIR: folder } }));
vi.mock("#app/log.server.ts", () => ({ log: { error: vi.fn<() => void>(), warn: vi.fn<() => void>() } }));
vi.useFakeTimers({ toFake: ["setTimeout"] });

const { log } = await import("#app/log.server.ts");
const { sendWaitingSubmissions } = await import("./submission-spool.server.ts");

afterAll(() => rm(folder, { recursive: true, force: true }));

test("F16 a form that is taken just then keeps nothing from being cleared away or sent", async () => {
  const incoming = path.join(folder, "incoming");
  const left = path.join(incoming, "b-left-by-a-process-that-died");
  await mkdir(path.join(incoming, "c-coming-in"), { recursive: true });
  await mkdir(left);
  await utimes(left, 0, 0);
  // Listed, and gone when it is looked at.
  await symlink(path.join(folder, "taken"), path.join(incoming, "a-taken"));

  await sendWaitingSubmissions();
  expect(log.error).not.toHaveBeenCalled();
  expect(await readdir(incoming)).toEqual(["a-taken", "c-coming-in"]);
});
