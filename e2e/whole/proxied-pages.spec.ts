import { checkoutPaths } from "@circuit/contract/urls/own-paths";
import { expect } from "../fixtures/http-test.ts";
import { homeChanged, purge } from "../fixtures/purge.ts";
import { hosts, nginxMissing, startShippedNginx } from "../fixtures/shipped-nginx.ts";
import { soon, test } from "../fixtures/site-on-stand-in.ts";

test("behind the shipped nginx a page is as the site has it now, the last one serves while the site is away, and nothing of a visitor's is stored", async ({
  site,
}) => {
  test.skip(nginxMissing !== null, nginxMissing ?? "");
  const server = await site.start({ SITE_URL: `https://${hosts.site}`, TRUSTED_PROXIES: "1" });
  const nginx = await startShippedNginx(new URL(server.local).port, "1");
  const ask = (path: string, headers = {}) => nginx.ask({ host: hosts.site, path, headers });
  const own = { cookie: "cart=geheim" };
  try {
    await nginx.ready();
    for (let visit = 0; visit < 3; visit += 1) {
      await ask("/en", { "accept-encoding": "gzip, deflate, br, zstd" });
      expect((await ask("/en")).text).toContain("Een ander systeem");
      expect((await ask("/", { "accept-language": "en" })).location).toContain("/en");
      expect((await ask("/", { "accept-language": "nl" })).status).toBe(200);
      expect((await ask(checkoutPaths.cart.nl, own)).status).toBe(200);
    }

    site.standIn.home.title = "Vers van de pers";
    const changes = homeChanged.changes.map((change) => ({ ...change, locale: "en" }));
    expect((await purge(server.local, { changes })).status).toBe(202);
    await expect.poll(async () => (await fetch(`${server.local}/en`)).text(), soon).toContain("Vers van de pers");
    expect((await ask("/en")).text).toContain("Vers van de pers");

    await server.stop();
    expect((await ask("/en")).text).toContain("Vers van de pers");
    expect((await ask(checkoutPaths.cart.nl, own)).status).toBe(502);
    expect((await ask("/", { "accept-language": "nl" })).status).toBe(502);
  } finally {
    await nginx.stop();
  }
});
