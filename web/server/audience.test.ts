import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { audienceOf } from "./audience.ts";

type ServerRouteModule = NonNullable<ServerBuild["routes"][string]>["module"];

const everyone = { audience: "everyone", default: () => null };
const visitor = { audience: "visitor", default: () => null };
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
  "nl/news": route("nl/news", "nl", "nieuws/:slug", everyone),
  "nl/ics": route("nl/ics", "nl", "evenementen/:slug.ics", everyone),
  "nl/account": route("nl/account", "nl", "account", nobodySaid),
  "nl/page": route("nl/page", "nl", "*", everyone),
  en: route("en", "root", "en", everyone),
  "en/index": { ...route("en/index", "en", undefined, nobodySaid), index: true },
  "en/page": route("en/page", "en", "*", everyone),
  shop: route("shop", "root", "kassa", visitor),
  "shop/step": route("shop/step", "shop", "stap", everyone),
};

const isForEveryone = audienceOf(routes);

test.each(["/", "/nieuws/a", "/diep/pad", "/evenementen/tt.ics", "/accountant", "/en/a"])(
  "%s is everyone's",
  (path) => {
    expect(isForEveryone(path)).toBe(true);
  },
);

test.each(["/account", "/kassa", "/kassa/stap", "/en"])(
  "%s is one visitor's: a route that answers it, or one around that, doesn't say otherwise",
  (path) => {
    expect(isForEveryone(path)).toBe(false);
  },
);
