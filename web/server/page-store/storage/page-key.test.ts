import { expect, test } from "vitest";
import { isDataOfNoPage, pagePathOf, pageKeyOf } from "./page-key.ts";

test.each([
  ["/nieuws", "/nieuws"],
  ["/nieuws?utm_source=mail&fbclid=1", "/nieuws"],
  ["/nieuws?page=2&utm_source=mail", "/nieuws?page=2"],
  ["/agenda?till=2027-06-30&type=motoren&from=2027-06-01", "/agenda?type=motoren&from=2027-06-01&till=2027-06-30"],
  ["/evenementen?type=../../etc&page=-1&month=ooit", "/evenementen"],
  ["/evenementen?type=Historisch&q=Poort", "/evenementen?q=Poort&type=historisch"],
  ["/?r1=1&q=%00", "/"],
  ["/veelgestelde-vragen?q=hond%09mee", "/veelgestelde-vragen?q=hond%20mee"],
  ["/?app", "/?app=1"],
  ["/nieuws?app=0&page=3", "/nieuws?page=3&app=1"],
  ["/nieuws.data?_routes=nl%2Fslug", "/nieuws.data?_routes=nl%2Fslug"],
  ["/nieuws?_routes=nl%2Fslug", "/nieuws"],
  ["/nieuws.data?_routes=%3Cscript%3E", "/nieuws.data"],
])("%s is kept as %s", (url, address) => {
  expect(pageKeyOf(url)).toBe(address);
});

test("a hundred thousand different queries are one page", () => {
  const addresses = Array.from({ length: 100_000 }, (_, index) => pageKeyOf(`/nieuws?x${index}=${index}`));
  expect(new Set(addresses)).toEqual(new Set(["/nieuws"]));
});

test.each(["//elders.example/", "nieuws", `/${"a".repeat(600)}`])("%s is never kept", (url) => {
  expect(pageKeyOf(url)).toBeNull();
});

test.each([
  ["/nieuws/een-artikel?page=2", "/nieuws/een-artikel"],
  ["/nieuws.data", "/nieuws"],
  ["/nieuws/_payload.json", "/nieuws"],
  ["/_payload.json", "/"],
  ["/_root.data", "/"],
  ["/_.data?_routes=nl%2Findex", "/"],
  ["/", "/"],
])("%s belongs to the page %s", (address, path) => {
  expect(pagePathOf(address)).toBe(path);
});

test.each([
  ["/sitemap.xml?q=anew-1&page=2&type=motor", "/sitemap.xml?page=2"],
  ["/evenementen.ics?q=anew-1&page=2", "/evenementen.ics"],
  ["/nieuws.xml?category=baan", "/nieuws.xml"],
  ["/share/nl/home.jpg?app=1&q=anew-1&_routes=routes%2Fshare-image", "/share/nl/home.jpg"],
  ["/evenementen.data?q=zand", "/evenementen.data?q=zand"],
])("what programs read is made once, whatever is asked of it: %s", (url, address) => {
  expect(pageKeyOf(url)).toBe(address);
});

test("only pages have data of their own", () => {
  const share = ["/share/nl/home.jpg.data", "/share/nl/home.jpg/_payload.json", "/share/nl/home.jpg.data.data"];
  const ofNoPage = [...share, "/sitemap.xml.data", "/en/events.ics.data", "/icons/vlag.data"];
  const payloads = ["/nieuws/_payload.json", "/_payload.json"];
  const others = ["/share/nl/home.jpg", "/nieuws.data", ...payloads, "/_.data", "/_root.data", "/en.data"];
  expect([...ofNoPage, ...others].filter((path) => isDataOfNoPage(path))).toEqual(ofNoPage);
});
