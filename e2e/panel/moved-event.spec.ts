import { Editor, editorLogin } from "../fixtures/editor.ts";
import { formAddress, openPanel } from "../fixtures/panel-session.ts";
import { publishSale } from "../fixtures/published-sale.ts";
import { expect, test } from "../fixtures/test.ts";
import { joinPlainly, makeWaitingEvent, untilThere } from "../fixtures/waiting-event.ts";

test("an editor who moves an event reads which tickets stop selling, and the Kassa marks their day", async ({
  browser,
}) => {
  const editor = await Editor.logIn();
  const { id, title, day } = await publishSale(editor, { title: "Verplaatsproef", places: 10 });
  const page = await openPanel(browser, editorLogin);
  const warning = page.getByRole("heading", { name: "Kaarten buiten het evenement" });
  await page.goto(formAddress("api::event.event", id));
  await expect(page.getByRole("button", { name: "Publiceer" })).toBeVisible();
  await expect(warning).toBeHidden();

  const moved = new Date(Date.parse(day) + 7 * 86_400_000).toISOString().slice(0, 10);
  await editor.changeInBoth("event", id, { startsAt: `${moved}T10:00:00.000Z`, endsAt: `${moved}T16:00:00.000Z` });
  await page.reload();
  await expect(warning).toBeVisible();
  const ticket = page.getByRole("listitem").filter({ hasText: /^Toegang: / });
  await expect(ticket).toContainText(String(Number(day.slice(-2))));

  await page.getByRole("navigation").first().getByRole("link", { name: "Kassa" }).click();
  await page.getByRole("button", { name: title }).click();
  const places = page.getByRole("grid", { name: `${title}: Plaatsen` });
  await expect(places).toContainText("buiten het evenement: niet te koop");
});

test("S06 an editor who moves an opening past a draw reads what becomes of those who wait", async ({
  browser,
  page,
}) => {
  const event = await makeWaitingEvent({ perMinute: 1 });
  await untilThere(page.request, event.path.nl);
  const panel = await openPanel(browser, editorLogin);
  const warning = panel.getByRole("heading", { name: "De wachtkamer is al geloot" });
  await panel.goto(formAddress("api::ticket-type.ticket-type", event.ticketId));
  await expect(panel.getByRole("button", { name: "Publiceer" })).toBeVisible();
  await expect(warning).toBeHidden();

  await joinPlainly(page.request, event.path.nl);
  await event.openIn(86_400);
  await panel.reload();
  await expect(warning).toBeVisible();
  await expect(panel.getByText("1 bezoeker heeft een plek", { exact: false })).toBeVisible();
});
