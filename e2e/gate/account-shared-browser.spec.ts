import type { Page } from "@playwright/test";
import { field, signOut } from "../fixtures/account-page.ts";
import { openCheckout } from "../fixtures/checkout-page.ts";
import { becomeMember, newEmail } from "../fixtures/member.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { SiteFrame } from "../fixtures/site-frame.ts";
import { expect, test } from "../fixtures/test.ts";

const formPages = [
  ["the contact form", (page: Page) => page.goto("/contact")],
  ["the accreditation form", (page: Page) => page.goto("/en/media/accreditation")],
  ["the checkout", (page: Page) => openCheckout(page, "nl", { quantity: 1 })],
] as const;

for (const [name, open] of inTurn(formPages)) {
  test(`C14 what was typed in ${name} is gone after signing out: by Back, in a tab that is loaded again, and in one that is come back to`, async ({
    page,
    context,
  }) => {
    test.slow();
    const typed = "Jan was hier";
    const kept = () => page.evaluate(() => JSON.stringify(localStorage));
    await becomeMember(page, newEmail("jan"), "nl");
    await open(page);
    const address = page.url();
    await new SiteFrame(page).whenAliveAt(field(page));
    await field(page).fill(typed);
    await expect.poll(kept).toContain(typed);
    const others = [await context.newPage(), await context.newPage()] as const;
    for (const other of others) {
      await other.goto(address);
      await new SiteFrame(other).whenAliveAt(field(other));
      await field(other).fill(typed);
    }

    // The page before it was left for another, in the same session.
    await page.goto("/nieuws");
    const desk = await context.newPage();
    await signOut(desk);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await others[0].reload();
    await others[1].evaluate(() => dispatchEvent(new Event("focus")));
    for (const [way, each] of [
      ["Back", page] as const,
      ["loaded again", others[0]] as const,
      ["come back to", others[1]] as const,
    ]) {
      await new SiteFrame(each).whenAliveAt(field(each));
      await expect(field(each), way).toHaveValue("");
    }
    expect(await kept()).not.toContain(typed);
    const later = await context.newPage();
    await later.goto(address);
    await new SiteFrame(later).whenAliveAt(field(later));
    await expect(field(later)).toHaveValue("");
  });
}
