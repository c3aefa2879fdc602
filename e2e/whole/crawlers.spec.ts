import { expect, test } from "@playwright/test";

/** Breaks a function that the page needs when React takes it over, as in an old crawler. */
const breakDates = () => {
  Date.parse = () => {
    throw new Error("No dates here");
  };
};

test.describe("in a crawler", () => {
  test.use({ userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" });

  test("E08 an error is reported and the page stays as the server sent it", async ({ page }) => {
    const reported: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") reported.push(message.text());
    });
    await page.addInitScript(breakDates);
    await page.goto("/evenementen/tt-drenthe");
    await expect.poll(() => reported.join("\n")).toContain("No dates here");
    await expect(page.getByRole("heading", { level: 1, name: "TT Drenthe" })).toBeVisible();
    await expect(page.getByText("Van de baan geraakt")).toHaveCount(0);
  });
});

test("E09 a visitor for whom the page breaks gets an error screen with a way on, and no stack trace", async ({
  page,
}) => {
  await page.addInitScript(breakDates);
  await page.goto("/evenementen/tt-drenthe");
  await expect(page.getByRole("heading", { level: 1, name: "Van de baan geraakt" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Probeer opnieuw" })).toBeVisible();
  await expect(page.locator("body")).not.toContainText("No dates here");
});
