import type { Core } from "@strapi/strapi";
import { publish } from "./publish.ts";
import type { Site } from "./site.ts";

const internal = { type: "INTERNAL" as const };
const external = { type: "EXTERNAL" as const };

/** Publishes a primary menu with a link to every kind of target, the last with links below it. */
export async function publishMenu(
  strapi: Core.Strapi,
  { home, page, event, news, arrangement }: Site,
): Promise<string> {
  return publish(strapi, "api::menu.menu", (locale) => ({
    title: "Hoofdmenu",
    name: "primary" as const,
    items: [
      { title: "Home", ...internal, page: home },
      { title: "Evenement", ...internal, event },
      { title: "Nieuws", ...internal, newsArticle: news },
      { title: "Vast", ...internal, path: `/vast/${locale}`, icon: "ticket" as const },
      { title: "Shop", ...external, externalPath: "https://shop.example" },
      {
        title: "Alles",
        ...internal,
        page,
        items: [
          { title: "Arrangement", ...internal, arrangement },
          { title: "Elders", ...external, externalPath: "https://elders.example" },
        ],
      },
    ],
  }));
}
