import { expect, test } from "vitest";
import { expectRefused } from "./panel.ts";
import { editing } from "./shared-cms.ts";

const { editor } = editing();

const path = "/collection-types/api::redirect.redirect/actions/publish";

test.each([
  ["/oud", "http://[bad", "‘Naar’ is geen adres waar een bezoeker kan komen", "‘Naar’ is no address that a visitor"],
  ["/oud", "/nieuws/%", "‘Naar’ is geen adres", "‘Naar’ is no address"],
  ["/%", "/nieuws", "‘Van’ is geen adres dat iemand kan opvragen: /%.", "‘Van’ is no address that anybody can ask for"],
  ["/EN/old", "/en/news", "zoals de site het kent: /en/old", "as the site knows it: /en/old"],
  ["/account", "/nieuws", "gebruikt de site zelf", "The site uses the address /account itself"],
  ["/rond", "/rond/?dag=zo#boven", "Zo draait de bezoeker rond", "Visitors would go round"],
])("a redirect from %s to %s, which would never work, isn't published", async (from, to, dutch, english) => {
  expect.hasAssertions();
  await expectRefused(editor, ["POST", path, { from, to }], { nl: dutch, en: english });
});

test.each([
  ["/oud-pad", "/sitemap.xml?jaar=2026#boven"],
  ["/caf%C3%A9", "https://elders.example/a?b=%zz"],
  ["/oud/pad.html", "http://elders.example"],
])("a redirect from %s to %s is", async (from, to) => {
  expect(await editor.ask("POST", path, { from, to })).toHaveProperty("status", 200);
});
