import { contentSystemUrl } from "../fixtures/content-system.ts";
import { Editor, editorLogin } from "../fixtures/editor.ts";
import { formAddress, openPanel } from "../fixtures/panel-session.ts";
import { expect, test } from "../fixtures/panel-test.ts";

const cameras = "/content-manager/collection-types/api::camera.camera";

/** The camera with this key, as the panel lists it. */
async function cameraOf(key: string): Promise<{ documentId: string; stream: string }> {
  const editor = await Editor.logIn();
  const answer = await editor.ask(`${cameras}?filters[key][$eq]=${key}`);
  const [camera] = (await answer.json()).results;
  return camera;
}

test("S10 an editor reads in the form why a camera's address is refused, and the site shows what is published once it is mended", async ({
  browser,
  request,
}) => {
  const { documentId, stream } = await cameraOf("paddock");
  const page = await openPanel(browser, editorLogin);
  await page.goto(formAddress("api::camera.camera", documentId));
  const address = page.getByLabel("Adres van de stream");
  await expect(address).toHaveValue(stream);
  const publish = page.getByRole("button", { name: "Publiceer", exact: true });

  await address.fill("javascript:alert(1)");
  await publish.click();
  await expect(page.getByText(/geen adres dat een browser mag openen/u).first()).toBeVisible();
  await expect(address).toHaveValue("javascript:alert(1)");

  await address.fill(stream);
  await page.getByLabel("Wat er te zien is", { exact: true }).fill("De rijders, vlak voor ze de baan op gaan.");
  await publish.click();
  await expect(page.getByText(/gepubliceerd/iu).first()).toBeVisible();
  await expect(async () => {
    expect(await (await request.get("/live-cams?camera=paddock")).text()).toContain("vlak voor ze de baan op gaan");
  }).toPass();

  await page.goto(`${contentSystemUrl}/admin/content-manager/single-types/api::circuit.circuit`);
  await expect(page.getByText("Alles wat gepubliceerd is, staat op de site.")).toBeVisible();
});
