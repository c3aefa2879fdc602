import { readFileSync, statSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { defaultExclude, defineConfig } from "vitest/config";
import { isWholeRun } from "./tests/whole-run.ts";

const byName = (one: TestSpecification, other: TestSpecification) => (one.moduleId < other.moduleId ? -1 : 1);

/** Whether a file starts a CMS of its own, with which the one ends that files share. */
const startsItsOwn = ({ moduleId }: TestSpecification) =>
  /\b(?:startCms|cmsWithWallet)\(/u.test(readFileSync(moduleId, "utf8"));

/**
 * The same order each time, by name; those that start a CMS of their own come last. Of several shards each has the same files
 * each time, and about as much to do: as many bytes.
 */
class ByName extends BaseSequencer {
  override sort(files: TestSpecification[]) {
    const { own = [], shared = [] } = Object.groupBy(files, (file) => (startsItsOwn(file) ? "own" : "shared"));
    return Promise.resolve([...shared.toSorted(byName), ...own.toSorted(byName)]);
  }

  override async shard(files: TestSpecification[]) {
    const { index = 1, count = 1 } = this.ctx.config.shard ?? {};
    const shards = Array.from({ length: count }, () => ({ bytes: 0, files: new Array<TestSpecification>() }));
    const sized = files.map((file) => ({ file, bytes: statSync(file.moduleId).size }));
    for (const { file, bytes } of sized.toSorted(
      (one, other) => other.bytes - one.bytes || byName(one.file, other.file),
    )) {
      const least = shards.reduce((one, other) => (other.bytes < one.bytes ? other : one));
      least.bytes += bytes;
      least.files.push(file);
    }
    return this.sort(shards[index - 1]?.files ?? []);
  }
}

/**
 * Contract tests: real Strapi on temporary SQLite files, put back for each test file. Files `*.whole.test.ts` run where
 * `TESTS_WHOLE` is set. Two cores take two processes: `--shard=1/2` and `--shard=2/2`.
 */
export default defineConfig({
  test: {
    name: "cms",
    include: ["tests/*.test.ts"],
    exclude: isWholeRun ? defaultExclude : [...defaultExclude, "tests/*.whole.test.ts"],
    globalSetup: ["tests/global-setup.ts"],
    pool: "forks",
    // Files share a running Strapi (`shared-cms.ts`), which takes seconds to start, and its modules.
    isolate: false,
    maxWorkers: 1,
    sequence: { sequencer: ByName },
    testTimeout: 120_000,
    hookTimeout: 600_000,
    // What is waited for comes at once, but not within a second on a busy machine.
    expect: { poll: { timeout: 20_000 } },
  },
});
