import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { formFixture } from "@circuit/contract/fixtures/forms";
import { formSchema } from "@circuit/contract/forms/form";
import { expect, test, vi } from "vitest";
import { folderOfFile } from "../../test/temporary-folder.ts";

const folder = await folderOfFile();

vi.mock("#app/env.server.ts", () => ({ env: { FORMS_DIR: folder } }));
vi.mock("#app/log.server.ts", () => ({ log: { info: vi.fn(), error: vi.fn() } }));

const { log } = await import("#app/log.server.ts");
const { storeForm, readStoredForm } = await import("./stored-forms.server.ts");

const form = (title: string) => ({ ...formSchema.parse(formFixture), title });
const titleOf = async () => (await readStoredForm("contactformulier", "nl"))?.title;

test("F16 a form that the disk doesn't take is kept in memory, and the log says so once", async () => {
  await storeForm(form("Old"), "nl");
  expect(await titleOf()).toBe("Old");
  const known = path.join(folder, "known");
  await rm(known, { recursive: true });
  await writeFile(known, "no folder");
  for (const title of ["New", "Newer"]) {
    await storeForm(form(title), "nl");
  }
  expect(await titleOf()).toBe("Newer");
  expect(log.error).toHaveBeenCalledTimes(1);
  await rm(known);
  await storeForm(form("Newest"), "nl");
  expect(await titleOf()).toBe("Newest");
});
