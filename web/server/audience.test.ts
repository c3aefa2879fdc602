import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { audienceOf, takesFormsOf } from "./audience.ts";

type ServerRouteModule = NonNullable<ServerBuild["routes"][string]>["module"];

const everyone = { audience: "everyone", default: () => null };
const visitor = { audience: "visitor", default: () => null };
const withForms = { ...everyone, action: () => null };
const nobodySaid = { default: () => null };

const route = (id: string, parentId: string | undefined, path: string | undefined, module: ServerRouteModule) => ({
  id,
  ...(parentId !== undefined && { parentId }),
  ...(path !== undefined && { path }),
  module,
});

const routes: ServerBuild["routes"] = {
  root: route("root", undefined, "", everyone),
  nl: route("nl", "root", undefined, everyone),
  "nl/news": route("nl/news", "nl", "nieuws/:slug", withForms),
  "nl/ics": route("nl/ics", "nl", "evenementen/:slug.ics", everyone),
  "nl/account": route("nl/account", "nl", "account", nobodySaid),
  "nl/page": route("nl/page", "nl", "*", withForms),
  en: route("en", "root", "en", everyone),
  "en/index": { ...route("en/index", "en", undefined, nobodySaid), index: true },
  "en/page": route("en/page", "en", "*", withForms),
  shop: route("shop", "root", "kassa", visitor),
  "shop/step": route("shop/step", "shop", "stap", everyone),
};

const isForEveryone = audienceOf(routes);

test("a route is everyone's, unless one that answers it, or one around that, doesn't say so", () => {
  const shared = ["/", "/nieuws/a", "/diep/pad", "/evenementen/tt.ics", "/accountant", "/en/a"];
  expect(shared.filter((path) => !isForEveryone(path))).toEqual([]);
  expect(["/account", "/kassa", "/kassa/stap", "/en"].filter((path) => isForEveryone(path))).toEqual([]);
});

const takesForms = takesFormsOf(routes);

test("pages may have forms, and nothing else does", () => {
  const pages = ["/", "/nieuws/a", "/diep/pad", "/NIEUWS/a"];
  const all = [...pages, "/evenementen/tt.ics", "/account", "/kassa/stap"];
  expect(all.filter((path) => takesForms(path))).toEqual(pages);
});
