import { expect, type Page } from "@playwright/test";
import { contentSystemUrl } from "../fixtures/content-system.ts";
import { editorLogin, type Editor } from "../fixtures/editor.ts";
import { logInToPanel } from "../fixtures/panel-session.ts";
import { readInbox } from "./stored-problem.ts";

const list = `${contentSystemUrl}/admin/content-manager/collection-types/api::submission.submission`;

/** Opens the submissions with scripts in them as staff do: in the panel's list, and one by one. */
export async function lookIntoInbox(page: Page, editor: Editor): Promise<void> {
  await logInToPanel(page, editorLogin);
  for (const number of [1, 2]) {
    await page.goto(`${list}?page=${number}&pageSize=100&sort=createdAt:DESC&_q=script-`);
    await expect(page.getByText(/script-\d+@voorbeeld\.nl/u).first()).toBeVisible({ timeout: 60_000 });
  }
  const entries = (await readInbox(editor)).filter(({ sender }) => sender?.startsWith("script-") ?? false);
  for (const { documentId, sender } of entries) {
    await page.goto(`${list}/${documentId}`);
    await expect(page.locator(`input[value="${sender ?? ""}"]`)).toBeVisible({ timeout: 60_000 });
  }
}
