import { expect, test } from "vitest";
import { refusal } from "./panel.ts";
import { editing } from "./shared-cms.ts";

const begun = editing();

async function publish(from: string, to: string, language: string) {
  const path = "/collection-types/api::redirect.redirect/actions/publish";
  return begun.editor.ask("POST", path, { from, to }, { "x-panel-language": language });
}

test.each([
  ["/oud", "http://[bad", "‘Naar’ is geen adres waar een bezoeker kan komen", "‘Naar’ is no address that a visitor"],
  ["/oud", "https://:80", "‘Naar’ is geen adres", "‘Naar’ is no address"],
  ["/oud", "/nieuws/%", "‘Naar’ is geen adres", "‘Naar’ is no address"],
  ["/oud", "/a%2Fb", "‘Naar’ is geen adres", "‘Naar’ is no address"],
  ["/%", "/nieuws", "‘Van’ is geen adres dat iemand kan opvragen: /%.", "‘Van’ is no address that anybody can ask for"],
  ["/a%5Cb", "/nieuws", "‘Van’ is geen adres", "‘Van’ is no address"],
  ["/%6Eieuws-oud", "/nieuws", "zoals de site het kent: /nieuws-oud", "as the site knows it: /nieuws-oud"],
  ["/EN/old", "/en/news", "zoals de site het kent: /en/old", "as the site knows it: /en/old"],
  ["/uploads/oud.pdf", "/nieuws", "gebruikt de site zelf", "The site uses the address /uploads/oud.pdf itself"],
  ["/account", "/nieuws", "gebruikt de site zelf", "The site uses the address /account itself"],
  ["/rond", "/rond", "Zo draait de bezoeker rond", "Visitors would go round"],
])("a redirect from %s to %s, which would never work, isn't published", async (from, to, dutch, english) => {
  for (const [language, words] of [
    ["nl", dutch],
    ["en", english],
  ] as const) {
    const { status, body } = await publish(from, to, language);
    expect(status).toBe(400);
    expect(refusal(body)).toContain(words);
  }
});

test.each([
  ["/oud-pad", "/sitemap.xml?jaar=2026#boven"],
  ["/caf%C3%A9", "https://elders.example/a?b=%zz"],
  ["/oud/pad.html", "http://elders.example"],
])("a redirect from %s to %s is", async (from, to) => {
  expect(await publish(from, to, "nl")).toHaveProperty("status", 200);
});
