import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/http-test.ts";
import { formTargets } from "../fixtures/form-target.ts";

/** A page that weighs more than this was drawn. */
const mostOfLight = 5000;

const pages = [
  ["/tickets", "hoort bij geen formulier op deze pagina"],
  ["/en/tickets", "belongs to no form on this page"],
] as const;

for (const [path, words] of inTurn(pages)) {
  test(`F11 no page is drawn for what is none of its forms: ${path}`, async ({ baseURL, request }) => {
    const [target] = await formTargets(baseURL ?? "");
    const sitemap = await (await request.get("/sitemap.xml")).text();
    const folder = path.startsWith("/en") ? "/en/events/" : "/evenementen/";
    const event = new RegExp(`<loc>[^<]*?(${folder}[\\w-]+)</loc>`, "u").exec(sitemap)?.[1] ?? "";
    const sent: readonly (readonly [type: string, body: string, status: number])[] = [
      ["text/plain", "x", 400],
      ["application/x-www-form-urlencoded", "name=Jorien", 400],
      ["application/x-www-form-urlencoded", "form_id=bestaatniet&name=Jorien", 409],
      ["application/x-www-form-urlencoded", `form_id=${target?.form.documentId}&name=Jorien`, 422],
    ];
    // The tickets' page has one form, which takes what was typed in another that it had before.
    for (const [address, those] of [
      [path, sent.slice(0, 2)],
      [event, sent],
    ] as const) {
      for (const [type, body, status] of those) {
        const headers = { "content-type": type };
        const answer = await fetch(new URL(address, baseURL), { method: "POST", headers, body });
        const text = await answer.text();
        expect([answer.status, text.includes(words)], `${address} ${body}`).toEqual([status, true]);
        expect(text.length).toBeLessThan(mostOfLight);
        expect(answer.headers.get("cache-control")).toBe("no-store");
      }
    }
  });
}
