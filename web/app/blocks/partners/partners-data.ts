import type { Partner } from "@circuit/contract/content/collections";

export type PartnersData = Pick<Partner, "name" | "url" | "logo">[];
