import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/http-test.ts";
import { formTargets } from "../fixtures/form-target.ts";

/** A page that weighs more than this was drawn. */
const mostOfLight = 5000;

const pages = [
  ["/evenementen/", "hoort bij geen formulier op deze pagina"],
  ["/en/events/", "belongs to no form on this page"],
] as const;

for (const [folder, words] of inTurn(pages)) {
  test(`F11 no page is drawn for what is none of its forms: below ${folder}`, async ({ baseURL, request }) => {
    const [target] = await formTargets(baseURL ?? "");
    const sitemap = await (await request.get("/sitemap.xml")).text();
    const event = new RegExp(`<loc>[^<]*?(${folder}[\\w-]+)</loc>`, "u").exec(sitemap)?.[1] ?? "";
    for (const [id, status] of [
      ["bestaatniet", 409],
      [target?.form.documentId ?? "", 422],
    ] as const) {
      const body = new URLSearchParams({ form_id: id, name: "Jorien" });
      const answer = await fetch(new URL(event, baseURL), { method: "POST", body });
      const text = await answer.text();
      expect([answer.status, text.includes(words)], id).toEqual([status, true]);
      expect(text.length).toBeLessThan(mostOfLight);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
  });
}
