import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { serviceOf } from "../strapi-internals/services.ts";

/** Rights that Strapi gives a ready-made role, by its code, to what is set for everybody: how they see the media library. */
const tooMuch = new Map([["strapi-author", ["plugin::upload.configure-view"]]]);

const takenSchema = z.array(z.string());

/** Takes from each role what it should never have had, once: an administrator may give it back. */
export async function takeBackRights(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: "core", name: "panel-rights" });
  const taken = takenSchema.parse((await store.get({ key: "taken" })) ?? []);
  const names = [...tooMuch].flatMap(([code, actions]) => actions.map((action) => `${code} ${action}`));
  if (names.every((name) => taken.includes(name))) return;

  const permissions = serviceOf(strapi, "admin::permission");
  for (const [code, actions] of tooMuch) {
    const held = await permissions.findMany({ where: { role: { code } } });
    const going = held.filter(({ action }) => actions.includes(action) && !taken.includes(`${code} ${action}`));
    await permissions.deleteByIds(going.flatMap(({ id }) => id ?? []));
  }
  await store.set({ key: "taken", value: names });
}
