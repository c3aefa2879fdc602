import { accountPaths } from "@circuit/contract/urls/own-paths";
import { auditEveryLook, looksOf } from "../fixtures/audit.ts";
import { linkAndReturn, provider } from "../fixtures/sign-in-by-provider.ts";
import { expect, test } from "../fixtures/test.ts";

test("C14 C15 D06 a visitor signs in by a provider, is asked for the password of their account once, and never again", async ({
  page,
}) => {
  test.slow();
  const found: string[] = [];
  await linkAndReturn(page, "nl", async () => found.push(...(await auditEveryLook(page, looksOf.nl))));
  expect(found).toEqual([]);

  await page.goto(accountPaths.account.nl);
  await page.getByRole("button", { name: `Ontkoppel ${provider}` }).click();
  await expect(page.getByRole("main").getByRole("status").first()).toContainText("Losgekoppeld");
  await expect(page.getByRole("heading", { name: "Gekoppelde diensten" })).toHaveCount(0);
});
