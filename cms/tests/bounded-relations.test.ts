import { expect, test } from "vitest";
import { editing } from "./shared-cms.ts";

const { editor } = editing();

const questions = "/collection-types/api::faq-item.faq-item?pageSize=1";
const back = "[category][items]";

const statusFor = async (query: string) => (await editor.ask("GET", `${questions}&${query}`)).status;

test.each([
  ["filter", `filters${back.repeat(7)}[id][$gt]=0`],
  ["filter among others", `filters[$and][0][$or][0]${back.repeat(3)}[id][$gt]=0`],
  ["order", `sort${back.repeat(3)}[id]=asc`],
  ["order in words", "sort=category.items.category.items.id:asc"],
  ["list of orders", "sort[0]=id&sort[1]=category.items.category.items.id:asc"],
  ["choice of relations", `populate${"[category][populate][items][populate]".repeat(3)}=*`],
  ["choice in words", "populate=category.items.category.items.category"],
])(
  "an editor's %s that goes from relation to relation is refused: it would keep the site from its content",
  async (_, query) => {
    expect(await statusFor(query)).toBe(400);
  },
);

test.each([
  "filters[$and][0][category][name][$eq]=Tickets&sort=question:ASC",
  "filters[$and][0][createdBy][id][$eq]=1",
  "filters[question][$in][0]=a.b.c.d.e.f&filters[question][$in][1]=g",
  "filters[$or][0][question][$containsi]=waar.is.de.ingang.van.het.circuit",
  "sort[0][category][name]=asc&populate[category][populate]=items",
  "_q=1.2.3.4.5.6&page=1",
])("what the panel itself asks for is answered: %s", async (query) => {
  expect(await statusFor(query)).toBe(200);
});
