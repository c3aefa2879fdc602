import type { SeedDocument } from "../document.ts";
import { campings } from "./accommodation-campings.ts";
import { glamping } from "./accommodation-glamping.ts";
import { hotels } from "./accommodation-hotels.ts";

/** Nine places to stay; each run of three has one of every type, so that any list opens varied. */
export const accommodation: SeedDocument[] = campings.flatMap((camping, index) => [
  camping,
  ...glamping.slice(index, index + 1),
  ...hotels.slice(index, index + 1),
]);
