import { readFile, writeFile } from "node:fs/promises";
import { startStandIn } from "../fixtures/stand-in-content-system.ts";
import { expect, test } from "../fixtures/test.ts";
import { freePort, startWebServer } from "../fixtures/web-server.ts";

const faults = (log: string) => log.split("\n").filter((line) => /"level":"(?:warn|error)"/u.test(line));

test.describe("while the content system is filled for the first time", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor gets a page that says so and comes to the real one by itself, and the log is quiet", async ({
    page,
    request,
  }) => {
    const port = await freePort();
    const web = await startWebServer({ CMS_URL: `http://127.0.0.1:${port}`, CMS_START_SECONDS: "120" });
    const english = { "accept-language": "en-GB,en;q=0.9", accept: "text/html" };
    const texts = await Promise.all(
      ["/en/events", "/", "/sitemap.xml"].map(async (path) => {
        const answer = await request.get(`${web.address}${path}`, { headers: english });
        expect([answer.status(), answer.headers()["retry-after"], answer.headers()["cache-control"]]).toEqual([
          503,
          "5",
          "no-store",
        ]);
        return answer.text();
      }),
    );
    const answer = await page.goto(`${web.address}/`);

    expect(answer?.status()).toBe(503);
    await expect(page.locator("html")).toHaveAttribute("lang", "nl");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("De poort gaat zo open");
    for (const text of texts.slice(0, 2)) expect(text).toContain("The gate opens in a moment");
    expect(faults(web.log())).toEqual([]);
    const standIn = await startStandIn("/api", port);
    await expect(page.getByRole("banner")).toBeVisible({ timeout: 30_000 });
    await page.goto("about:blank");
    await web.stop();
    standIn.stop();
  });
});

/** A module that records which builds of React a process loads. Node's CommonJS lexer names other builds, too. */
const noteReact = (file: string) => `
  const Module = require("node:module");
  const { appendFileSync } = require("node:fs");
  const load = Module._load;
  Module._load = function (request, ...rest) {
    if (/react.*\\.(?:production|development)/u.test(request)) appendFileSync(${JSON.stringify(file)}, request + "\\n");
    return load.call(this, request, ...rest);
  };
`;

test("an operator who sets no NODE_ENV runs the production build of React", async ({ request }, info) => {
  const [loaded, preload] = [info.outputPath("loaded.txt"), info.outputPath("note-react.cjs")];
  await writeFile(preload, noteReact(loaded));
  const standIn = await startStandIn("/api");
  const web = await startWebServer({
    CMS_URL: standIn.address,
    NODE_ENV: undefined,
    NODE_OPTIONS: `--require ${preload}`,
  });
  expect((await request.get(`${web.address}/`)).status()).toBe(200);
  await web.stop();
  standIn.stop();

  const builds = (await readFile(loaded, "utf8")).trim().split("\n");
  expect(builds.length).toBeGreaterThan(2);
  expect(builds.filter((name) => name.includes("development"))).toEqual([]);
});
