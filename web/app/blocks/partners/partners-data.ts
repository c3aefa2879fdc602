import type { Partner } from "@circuit/contract/content/collections";

/** The partners a block shows, in order. */
export type PartnersData = Pick<Partner, "name" | "url" | "logo">[];
