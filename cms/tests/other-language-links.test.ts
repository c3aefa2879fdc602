import { expect, test } from "vitest";
import { otherLanguageLinks } from "../src/admin/other-language-links.ts";

const text = (url: string) => ({ type: "paragraph", children: [{ type: "link", url, children: [{ text: "daar" }] }] });

/** As the panel has a form: fields, components, texts and pictures. */
const form = {
  title: "Contact",
  seo: null,
  blocks: [
    { __component: "blocks.call-to-action", buttons: [{ label: "Route", url: "/bereikbaarheid" }] },
    { __component: "blocks.rich-text", text: [text("/bereikbaarheid"), text("/en/tickets#part-days")] },
    { image: { url: "/uploads/paddock.jpg", formats: { small: { url: "/uploads/s.jpg" } } } },
    {
      buttons: ["https://elders.example/nl", "//elders.example", "mailto:a@b.example", "#form"].map((url) => ({ url })),
    },
  ],
};

test("beside a form stand the links that lead to pages in the other language, each once", () => {
  expect(otherLanguageLinks(form, "en")).toEqual(["/bereikbaarheid"]);
  expect(otherLanguageLinks(form, "nl")).toEqual(["/en/tickets#part-days"]);
  expect(otherLanguageLinks({ url: "/enschede" }, "nl")).toEqual([]);
  expect(otherLanguageLinks({ url: "/en#news" }, "nl")).toEqual(["/en#news"]);
  expect(otherLanguageLinks({ url: "/" }, "en")).toEqual(["/"]);
  expect(otherLanguageLinks(null, "en")).toEqual([]);
});
