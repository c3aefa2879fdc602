import type { Partner } from "@circuit/contract/collections";

/** The partners a block shows, in order. */
export type PartnersData = Pick<Partner, "name" | "url" | "logo">[];
