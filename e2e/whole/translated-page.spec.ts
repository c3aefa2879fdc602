import type { Page } from "@playwright/test";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { plentifulTicket, putIntoCart } from "../fixtures/sold-tickets.ts";
import { expect, test } from "../fixtures/test.ts";

/** Puts `<font>` elements in the place of all texts, as Chrome and Edge do when they translate a page. */
async function translate(page: Page): Promise<void> {
  await new SiteFrame(page).whenAlive();
  // What keeps the page right comes with the rest of a visit.
  await expect.poll(() => page.evaluate(() => String(Node.prototype.insertBefore))).not.toContain("native code");
  await page.evaluate(() => {
    const texts: Node[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const { parentElement: parent, textContent } = text;
      if (parent === null || textContent?.trim() === "") continue;
      if (parent.closest("script, style, noscript, font, [translate=no]") !== null) continue;
      const tag: string = "font";
      const [outer, inner] = [document.createElement(tag), document.createElement(tag)];
      inner.textContent = `${textContent} `;
      outer.append(inner);
      parent.replaceChild(outer, text);
    }
  });
}

test("S05 FAQ searches on after the browser translated the page", async ({ page }) => {
  await page.goto("/veelgestelde-vragen");
  const main = page.getByRole("main");
  const search = main.getByRole("searchbox", { name: "Zoek in alle antwoorden" });
  await new SiteFrame(page).whenAliveAt(search);
  await translate(page);
  await search.pressSequentially("Poorten");
  const found = main.locator("summary").filter({ hasText: "Hoe laat gaan de poorten open?" });
  await expect(found.locator("mark")).toHaveText("poorten");
  await translate(page);
  await search.fill("xyzzy");
  await expect(main.getByText("Geen antwoord gevonden.")).toBeVisible();
  await expect(main.getByRole("status")).toHaveText("0 antwoorden voor ‘xyzzy’");
  await search.fill("");
  await expect(found).toBeVisible();
});

test("S07 the cart says one price after the browser translated the page", async ({ page }) => {
  await putIntoCart(page, await plentifulTicket("nl"), 1);
  await page.goto("/winkelwagen");
  const main = page.getByRole("main");
  const line = main.getByRole("listitem").filter({ has: page.getByRole("spinbutton") });
  await expect(line).toBeVisible();
  await translate(page);
  const amount = line.getByRole("spinbutton");
  await amount.fill("3");
  await amount.press("Enter");
  await expect(line.getByText(/^3 × /u)).toBeVisible();
  const prices = async () => (await line.getByText(/€/u).allTextContents()).map((price) => price.trim());
  const said = await prices();
  await page.reload();
  await expect(line.getByText(/^3 × /u)).toBeVisible();
  expect(said).toEqual(await prices());
});
