import { expect } from "../fixtures/http-test.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { test } from "../fixtures/site-on-stand-in.ts";

const token = "A".repeat(43);

const languages = [
  {
    locale: "nl",
    order: `/bestelling/${token}`,
    invoice: "factuur.pdf",
    event: "/evenementen/tt.ics",
    title: "Even een pitstop",
    paid: "Heb je net betaald? Dan telt je betaling.",
  },
  {
    locale: "en",
    order: `/en/order/${token}`,
    invoice: "invoice.pdf",
    event: "/en/events/tt.ics",
    title: "Quick pit stop",
    paid: "Did you just pay? Then your payment counts.",
  },
] as const;

/** A file takes long to make; that none can be made is known sooner, with the wait of two seconds that this site has. */
const soonMs = 15_000;

const cases = (["silence", null] as const).flatMap((trouble) => languages.map((words) => ({ ...words, trouble })));

for (const { trouble, locale, order, invoice, event, title, paid } of inTurn(cases)) {
  test(`E02 while the content system ${trouble === null ? "is away" : "hangs"} an order and its files say so in words (${locale})`, async ({
    site,
  }) => {
    const web = await site.start();
    if (trouble === null) site.standIn.stop();
    else site.standIn.trouble.kind = trouble;
    const files = [`${order}/${invoice}`, event];
    for (const path of [order, ...files]) {
      const headers = { accept: "text/html,*/*;q=0.8" };
      const answer = await fetch(`${web.address}${path}`, { headers, signal: AbortSignal.timeout(soonMs) });
      const text = await answer.text();
      expect([answer.status, answer.headers.has("retry-after")], path).toEqual([503, true]);
      expect(answer.headers.get("content-type"), path).toBe("text/html; charset=utf-8");
      expect(text, path).toContain(`<html lang="${locale}"`);
      expect(text, path).toContain(title);
      expect(text.includes(paid), path).toBe(path === order);
    }
  });
}
