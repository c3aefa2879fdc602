import { enterRoom, makeWaitingEvent, takeToCheckout, untilThere } from "../fixtures/waiting-event.ts";
import { checkoutAddress, words } from "../fixtures/waiting-room-words.ts";
import { expect, test } from "../fixtures/test.ts";

test("nobody waits while the event's setting lets all through", async ({ page }) => {
  const event = await makeWaitingEvent({ perMinute: 600 });
  await untilThere(page.request, event.path.nl);
  await takeToCheckout(page, event);
  await expect(page).toHaveURL(checkoutAddress);
});

test("a place that was made up, changed or given for another event is none", async ({ page, context, baseURL }) => {
  const [event, other] = [await makeWaitingEvent({ perMinute: 600 }), await makeWaitingEvent({ perMinute: 1 })];
  for (const { path } of [event, other]) await untilThere(page.request, path.nl);
  await enterRoom(page, event.path.nl, words.nl.enter);
  await expect(page.getByRole("heading", { name: "Nu jij" })).toBeVisible();
  const own = (await context.cookies()).find(({ name }) => name === `wait-${event.id}`);
  expect(own).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  const value = own?.value ?? "";
  const [id = "", joined = "", , signature = ""] = value.split(".");
  for (const forged of [value, `${id}.${joined}.1.${signature}`, "x.y.1.z", ""]) {
    const [name, url] = [`wait-${other.id}`, baseURL ?? ""];
    await context.addCookies([{ name, value: forged, url }]);
    await page.goto(other.path.nl);
    await expect(page.getByRole("button", { name: words.nl.enter })).toBeVisible();
  }
});
