import { startStandIn } from "../fixtures/stand-in-content-system.ts";
import { expect, test } from "../fixtures/test.ts";
import { freePort, startWebServer } from "../fixtures/web-server.ts";

const faults = (log: string) => log.split("\n").filter((line) => /"level":"(?:warn|error)"/u.test(line));

test.use({ javaScriptEnabled: false });

test("while the content system is filled for the first time a visitor gets a page that says so and comes to the real one by itself, and the log is quiet", async ({
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
