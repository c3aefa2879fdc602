import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { tellSecondTries } from "./second-tries.ts";

const spec = (title: string, status: string) => ({ title, file: "cart.spec.ts", tests: [{ status }] });
const reportOf = (...statuses: string[]) => ({
  suites: [{ suites: [{ specs: statuses.map((status, index) => spec(`test ${index}`, status)) }] }],
});

test("a run with more of them than a few fails", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "circuit-tries-"));
  const file = path.join(folder, "e2e.json");
  await writeFile(file, JSON.stringify(reportOf("flaky", "expected", "flaky", "flaky")));
  await expect(tellSecondTries(file)).resolves.toBeUndefined();
  await writeFile(file, JSON.stringify(reportOf("flaky", "flaky", "flaky", "flaky")));
  await expect(tellSecondTries(file)).rejects.toThrow("4 tests passed at the second try only");
  await rm(folder, { recursive: true });
});
