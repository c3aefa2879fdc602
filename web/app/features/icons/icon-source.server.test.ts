import { expect, test, vi } from "vitest";
import { iconNames } from "#app/ui/icon-names.ts";
import { loopbackServer } from "../../../test/loopback-server.ts";

/** The icon source, set to a service that answers with `status` and `body`, and the addresses it was asked. */
async function sourceOf(status: number, body: unknown) {
  const asked: string[] = [];
  const address = await loopbackServer((request, response) => {
    asked.push(request.url ?? "");
    if (status > 0) response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  vi.resetModules();
  vi.stubEnv("ICON_SERVICE_URL", address);
  const source = await import("./icon-source.server.ts");
  vi.unstubAllEnvs();
  return { ...source, asked };
}

test("C18 an icon of the site's own set asks no service", async () => {
  const { findIcon, asked } = await sourceOf(200, {});
  expect(await findIcon("ticket")).toMatch(/^M3 7/u);
  expect(asked).toEqual([]);
});

test("C18 an icon of the service is taken over as path data only", async () => {
  const body = '<script>alert(1)</script><path fill="red" d="M1 1h2" onload="x"/><path d="M3 3"/>';
  const { findIcon, asked } = await sourceOf(200, { icons: { home: { body } } });
  expect(await findIcon("mdi:home")).toBe("M1 1h2M3 3");
  expect(asked).toEqual(["/mdi.json?icons=home"]);
});

test("E12 an icon nobody has is missing", async () => {
  const { findIcon } = await sourceOf(404, {});
  expect(await findIcon("no-such-icon")).toBeNull();
  expect(await findIcon("mdi:no-such-icon")).toBeNull();
});

test("C18 an address of more than 500 characters is never asked", async () => {
  const { findIcon, asked } = await sourceOf(200, { icons: {} });
  expect(await findIcon(`mdi:${"x".repeat(500)}`)).toBeNull();
  expect(asked).toEqual([]);
});

test("C18 the server waits 1500 ms for the service and no longer", async () => {
  const { findIcon } = await sourceOf(0, {});
  const limits = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort(new Error("timeout")));
  await expect(findIcon("mdi:home")).rejects.toThrow(/timeout/iu);
  expect(limits).toHaveBeenCalledWith(1500);
});

test("C18 every icon that the site draws is in its set", async () => {
  const { findIcon } = await sourceOf(200, {});
  const found = await Promise.all(iconNames.map((name) => findIcon(name)));
  expect(iconNames.filter((_, index) => !found[index]?.startsWith("M"))).toEqual([]);
});
