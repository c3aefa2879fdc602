import { killWhileServing } from "../fixtures/open-connections.ts";
import { expect } from "../fixtures/test.ts";
import { singleGet, type Ending } from "../fixtures/single-get.ts";
import { homeOf, test } from "../fixtures/site-on-stand-in.ts";

test.describe.configure({ mode: "default", timeout: 120_000 });

test("visitors of a process that is killed are answered by another, or cut off so that they ask again: none is forgotten", async ({
  site,
}) => {
  const web = await site.start({ WEB_PROCESSES: "3" });
  await expect.poll(() => web.processes().length, { timeout: 30_000 }).toBe(3);
  await homeOf(web.address);

  const endings: Record<Ending, number> = { answered: 0, refused: 0, torn: 0, forgotten: 0 };
  const atOnce = 40;
  let asked = 0;
  let held = 0;
  const lane = async () => {
    while (asked < 6000) {
      asked += 1;
      const victim = [1500, 3000].indexOf(asked);
      if (victim !== -1) held += killWhileServing(web.processes()[victim] ?? 0, web.address);
      const ending = await singleGet(`${web.address}/`);
      endings[ending] += 1;
      if (ending === "refused") expect(await singleGet(`${web.address}/`)).toBe("answered");
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  test.info().annotations.push({ type: "figures", description: JSON.stringify({ ...endings, held }) });
  process.stdout.write(`\n${JSON.stringify({ ...endings, held })}\n`);

  expect(endings.forgotten, "neither answered nor cut off").toBe(0);
  expect(endings.refused + endings.torn, "only requests that the two processes were handling").toBeLessThanOrEqual(
    held,
  );
  // Three processes shared them.
  expect(held).toBeLessThan(2 * atOnce);
  await expect.poll(() => web.processes().length, { timeout: 30_000, message: "the two are replaced" }).toBe(5);
});

test("requests that were waiting for a process when it died go to another", async ({ site }) => {
  const web = await site.start({ WEB_PROCESSES: "2" });
  await expect.poll(() => web.processes().length, { timeout: 30_000 }).toBe(2);
  await homeOf(web.address);
  const [stopped = 0] = web.processes();
  // A stopped process accepts no connections, as a busy one: new requests wait for a process.
  process.kill(stopped, "SIGSTOP");
  const asked = Array.from({ length: 60 }, () => singleGet(`${web.address}/`));
  await new Promise((resolve) => setTimeout(resolve, 500));
  process.kill(stopped, "SIGKILL");
  const endings = await Promise.all(asked);
  expect(endings).toEqual(asked.map(() => "answered"));
});
