import { expect, test } from "vitest";
import { renderAddress } from "./render-address.ts";

test("a payload is asked for with the routes that there are now, as in development they change", async () => {
  const asked: string[] = [];
  let routes = ["nl/slug"];
  const handle = async ({ url }: Request) => {
    asked.push(url);
    return new Response(null, { status: 404 });
  };
  const render = renderAddress({ handle, pageRoutes: () => routes }, "http://site.invalid");
  const { signal } = new AbortController();
  await render("/nieuws/_payload.json", signal);
  routes = ["nl/slug", "nl/news-slug"];
  await render("/_payload.json", signal);
  expect(asked).toEqual([
    "http://site.invalid/nieuws.data?_routes=nl%2Fslug",
    "http://site.invalid/_.data?_routes=nl%2Fslug%2Cnl%2Fnews-slug",
  ]);
});
