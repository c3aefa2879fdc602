import { test as playwrightTest } from "@playwright/test";
import { checkoutPaths, scanPaths, scanRequestPath } from "@circuit/contract/urls/own-paths";
import { audit, auditEveryLook } from "../fixtures/audit.ts";
import { makeGateEvent, makeScanner, orderTickets } from "../fixtures/gate-event.ts";
import { codeOn, holdBeforeCamera } from "../fixtures/held-ticket.ts";
import { heading, pair, typeCode, words } from "../fixtures/scan-page.ts";
import { expect, test } from "../fixtures/test.ts";

test("S06 the camera reads a ticket from another telephone, and the page says it by colour, mark and word", async ({
  page,
  browser,
}) => {
  const event = await makeGateEvent();
  const order = await orderTickets(event, 1);
  await page.goto(`${checkoutPaths.order.nl}/${order.token}/ticket/${order.tickets[0]?.code.replace(" ", "-")}`);
  const gate = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await holdBeforeCamera(gate, await codeOn(page));
  await pair(gate, await makeScanner(event));
  await gate.getByRole("button", { name: "Start de camera" }).click();
  await expect(heading(gate, words.nl.good)).toBeVisible();
  // The good answer makes room for the next visitor by itself, and a code that stays in sight isn't a second scan.
  await expect(heading(gate, /^Klaar$/u)).toBeVisible();
  await expect(gate.getByText(/^Laatste scan: Goed/u)).toBeVisible();
  expect(await audit(gate)).toEqual([]);
});

test("S06 a scanner that staff end lets nobody in any more, and says so", async ({ page }) => {
  const event = await makeGateEvent();
  await pair(page, await makeScanner(event));
  await event.editor.endScannersOf(event.id);
  // It looks every half minute whether it still is one.
  await expect(page.getByRole("alert")).toContainText(words.nl.ended, { timeout: 45_000 });
  await expect(page.getByLabel(words.nl.code)).toBeVisible();
});

test("S06 the code that staff show as a QR code fills itself in, and isn't left in the address", async ({ page }) => {
  const code = await makeScanner(await makeGateEvent());
  await page.goto(`${scanPaths.nl}#code=${code}`);
  await expect(page.getByLabel(words.nl.code)).toHaveValue(code);
  expect(new URL(page.url()).hash).toBe("");
  await page.getByRole("button", { name: words.nl.pair }).click();
  await expect(page.getByText("Poort Oost 4")).toBeVisible();
  await page.getByText("Deze telefoon").click();
  await page.getByRole("button", { name: "Ontkoppel" }).click();
  await expect(page.getByLabel(words.nl.code)).toBeVisible();
});

test("S06 only the scan page may ask for the camera", async ({ request }) => {
  const policy = async (path: string) => (await request.get(path)).headers()["permissions-policy"] ?? "";
  expect(await policy(scanPaths.nl)).toContain("camera=(self)");
  expect(await policy(scanPaths.en)).toContain("camera=(self)");
  expect(await policy("/")).toContain("camera=()");
});

test("S06 nonsense that is sent in a device's name is refused, and nothing breaks", async ({ request }) => {
  const scan = { id: "A".repeat(22), text: "x", at: new Date().toISOString() };
  const cookie = `scanner=${"A".repeat(43)}`;
  const send = (scans: string, headers: Record<string, string> = {}) =>
    request.post(scanRequestPath, { form: { scans }, headers: { cookie, ...headers } });
  for (const scans of ["", "{", "null", "{}", JSON.stringify([{ ...scan, id: "short" }]), "[".repeat(5000)]) {
    expect((await send(scans)).status()).toBe(400);
  }
  expect((await send("x".repeat(100_000))).status()).toBe(400);
  expect((await send("[]", { origin: "https://elsewhere.example" })).status()).toBe(403);
  for (const token of ["", "scanner=", "scanner=%00", "scanner=short"]) {
    expect(await (await send("[]", { cookie: token })).json()).toEqual({ outcome: "ended" });
  }
  expect(await (await send(JSON.stringify([scan]))).json()).toEqual({ outcome: "ended" });
  // Forms of the page itself.
  const post = (form: Record<string, string>) => request.post(scanPaths.nl, { form, headers: { cookie } });
  expect((await post({ intent: "pair", code: "x".repeat(500) })).status()).toBe(422);
  expect((await post({ intent: "nothing" })).status()).toBe(400);
  expect((await post({ intent: "scan", code: "x", id: "A".repeat(22) })).status()).toBe(403);
  expect((await request.get(scanRequestPath)).status()).toBeLessThan(500);
});

for (const width of [390, 768, 1440]) {
  test(`S06 every answer at the gate is readable by everyone, at ${width} px`, async ({ page }) => {
    const event = await makeGateEvent();
    const { tickets } = await orderTickets(event, 1);
    const qr = tickets[0]?.qrText ?? "";
    const looks = (["light", "dark"] as const).map((colorScheme) => ({ colorScheme, width, height: 844 }));
    await page.goto(scanPaths.nl);
    expect(await auditEveryLook(page, looks)).toEqual([]);
    await pair(page, await makeScanner(event));
    expect(await auditEveryLook(page, looks)).toEqual([]);
    await typeCode(page, qr);
    await expect(heading(page, words.nl.good)).toBeVisible();
    expect(await audit(page)).toEqual([]);
    for (const [text, word] of [
      [qr, words.nl.already],
      [qr.replace(/.$/u, qr.endsWith("A") ? "E" : "A"), /^Vals/u],
      ["QQQQ QQQQ", words.nl.unknown],
    ] as const) {
      await typeCode(page, text);
      await expect(heading(page, word)).toBeVisible();
      expect(await auditEveryLook(page, looks)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.getByRole("link", { name: words.nl.next }).click();
    }
  });
}

// What can't be loaded without a network is an error in the console.
playwrightTest(
  "S06 without a network the gate goes on, opens again, sends all later and tells of a ticket that was used elsewhere",
  async ({ page, browser }) => {
    const event = await makeGateEvent();
    const { tickets } = await orderTickets(event, 2);
    const [used, fresh] = tickets.map(({ qrText }) => qrText);
    await pair(page, await makeScanner(event));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open("pages /scan")).keys()).length))
      .toBeGreaterThan(5);

    const elsewhere = await (await browser.newContext()).newPage();
    await pair(elsewhere, await makeScanner(event));
    await typeCode(elsewhere, used ?? "");
    await expect(heading(elsewhere, words.nl.good)).toBeVisible();

    await page.context().setOffline(true);
    await typeCode(page, used ?? "");
    await expect(heading(page, words.nl.good)).toBeVisible();
    await expect(page.getByText("weten we zodra er weer bereik is")).toBeVisible();
    expect(await audit(page)).toEqual([]);
    await expect(page.getByText("1 in de rij")).toBeVisible();
    // A flat battery: the page opens again, and knows whom it let in.
    await page.reload();
    await expect(page.getByText("1 in de rij")).toBeVisible();
    await typeCode(page, used ?? "");
    await expect(heading(page, words.nl.already)).toBeVisible();
    await page.getByRole("link", { name: words.nl.next }).click();
    await typeCode(page, "ABCD EFGH");
    await expect(heading(page, /^Geen bereik/u)).toBeVisible();
    await page.getByRole("link", { name: words.nl.next }).click();
    await typeCode(page, fresh ?? "");
    await expect(heading(page, words.nl.good)).toBeVisible();

    await page.context().setOffline(false);
    await expect(page.getByText("online", { exact: true })).toBeVisible();
    const late = page.getByRole("alert").filter({ hasText: "1 kaart klopte achteraf niet" });
    await expect(late).toBeVisible();
    await expect(late).toContainText(tickets[0]?.code ?? "");
    expect(await audit(page)).toEqual([]);
    await late.getByRole("button", { name: "Gezien" }).click();
    await expect(late).toBeHidden();
  },
);
