import {
  accommodationSchema,
  accommodationTypeSchema,
  type Accommodation,
  type AccommodationType,
} from "@circuit/contract/cards";
import { cmsListAll, type CmsOptions } from "./client.server.ts";

/** Lists every place to stay, the nearest first. */
export function listAccommodations(options: CmsOptions): Promise<Accommodation[]> {
  return cmsListAll("accommodations", accommodationSchema, { sort: ["distanceMetres:asc"], view: "card" }, options);
}

/** Lists the kinds of place to stay, by name. */
export function listAccommodationTypes(options: CmsOptions): Promise<AccommodationType[]> {
  return cmsListAll("accommodation-types", accommodationTypeSchema, { sort: ["name:asc"], view: "card" }, options);
}
