import { checkoutAddress, makeWaitingEvent, takeToCheckout, untilThere } from "../fixtures/waiting-event.ts";
import { expect, test } from "../fixtures/test.ts";

test("nobody waits while the event's setting lets all through", async ({ page }) => {
  const event = await makeWaitingEvent({ perMinute: 600 });
  await untilThere(page.request, event.path.nl);
  await takeToCheckout(page, event);
  await expect(page).toHaveURL(checkoutAddress);
});
