import { audit } from "../fixtures/audit.ts";
import { expect, test } from "../fixtures/test.ts";
import { showInbox } from "../fixtures/show-inbox.ts";
import { enterRoom, joinPlainly, makeWaitingEvent, untilThere } from "../fixtures/waiting-event.ts";

const enter = "Ga de wachtkamer in";
const check = "Reken de loting na";

test("S06 a sale that is moved after a draw of nobody has another secret number, and its draw can be checked", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  // Open at once, so that nobody is drawn.
  const event = await makeWaitingEvent({ perMinute: 1 });
  await untilThere(page.request, event.path.nl);
  await page.goto(event.path.nl);
  const commitment = page.locator("code").first();
  const first = (await commitment.textContent()) ?? "";

  await event.openIn(40);
  // The page finds out by itself.
  await expect(commitment).not.toHaveText(first, { timeout: 60_000 });
  const second = (await commitment.textContent()) ?? "";
  const earlier = page.locator("div", { has: page.locator("dt", { hasText: "Eerdere vingerafdruk" }) }).last();
  await expect(earlier).toContainText(first);
  expect(await audit(page)).toEqual([]);
  await showInbox(context, baseURL ?? "");
  await enterRoom(page, event.path.nl, enter);
  await expect(page.getByText("Je staat klaar")).toBeVisible();

  // The page loads itself again with the draw, and with the place.
  await expect(page.getByText(/^Je bent nummer 1 in de rij\.|^Je bent aan de beurt\./u)).toBeVisible({
    timeout: 90_000,
  });
  await expect(commitment).toHaveText(second);
  await page.getByRole("button", { name: check }).click();
  for (const text of [
    "past bij de vingerafdruk",
    "Elk eerder geheim getal past",
    "van vóór de opening",
    "Jouw plek klopt",
  ])
    await expect(page.locator("li.good", { hasText: text }).first()).toBeVisible();
  await expect(page.locator("li.bad")).toHaveCount(0);
});

test("S06 a sale that is moved when people wait keeps their places, and promises no other draw", async ({ page }) => {
  test.slow();
  const event = await makeWaitingEvent({ perMinute: 1 });
  await untilThere(page.request, event.path.nl);
  await joinPlainly(page.request, event.path.nl);
  await page.context().clearCookies();
  await enterRoom(page, event.path.nl, enter);
  await expect(page.getByText(/^Je bent nummer 1 in de rij\./u)).toBeVisible();

  await event.openIn(1800);
  await expect(page.getByText("Je houdt je plek: je bent dan nummer 1 in de rij.")).toBeVisible({ timeout: 60_000 });
  expect(await audit(page)).toEqual([]);
  await page.context().clearCookies();
  await page.goto(event.path.nl);
  await expect(page.getByText("Kom je nu binnen, dan sluit je achteraan in de rij.")).toBeVisible();
  await expect(page.getByText("Er is al een rij.")).toBeVisible();
});
