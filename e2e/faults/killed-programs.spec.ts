import { startProduct } from "../fixtures/started-product.ts";
import { expect, test } from "../fixtures/test.ts";

const long = { timeout: 180_000 };

const statusOf = async (url: string) => {
  try {
    return (await fetch(url, { headers: { accept: "text/html" } })).status;
  } catch {
    // Nothing listens there yet.
    return 0;
  }
};

test("npm start: a first start says nothing that somebody must act on, what is killed comes back, Ctrl-C ends it all", async () => {
  test.setTimeout(600_000);
  const product = await startProduct();
  const { address, cmsAddress, log, processesOf } = product;
  try {
    await expect.poll(() => statusOf(address), { timeout: 400_000 }).toBe(503);
    const waiting = await (await fetch(`${address}/en`, { headers: { accept: "text/html" } })).text();
    expect(waiting).toContain("The gate opens in a moment");
    await expect.poll(log, long).toContain("Ctrl-C stops everything");
    expect(log()).not.toMatch(/"level":"(?:warn|error)"|\b(?:warn|error):|Error|deprecat/iu);
    expect(log().match(/Filling the CMS/gu)).toHaveLength(1);
    await expect.poll(log, long).toContain("Pages are ready");

    const [cms = 0] = await processesOf("bin/serve.ts");
    process.kill(cms, "SIGKILL");
    await expect.poll(log).toContain("cms stopped unexpectedly (signal SIGKILL); it starts again in 1 s");
    for (const path of ["/", "/en", "/evenementen", "/nieuws"]) expect(await statusOf(address + path), path).toBe(200);
    await expect.poll(() => statusOf(`${cmsAddress}/_health`), long).toBe(204);

    const [web = 0] = await processesOf("server/serve.ts");
    process.kill(web, "SIGKILL");
    await expect.poll(log).toContain("web stopped unexpectedly (signal SIGKILL)");
    await expect.poll(() => statusOf(address), long).toBe(200);

    expect(await product.interrupt()).toBe(0);
    expect([...(await processesOf("bin/serve.ts")), ...(await processesOf("server/serve.ts"))]).toEqual([]);
  } finally {
    await product.remove();
  }
});
