/** The place of the form for a proposal, on whatever page has it. */
export const proposalAnchor = "proposal-form";

/** Names of the fields in which such a form asks for what a link fills in. */
export const proposalFields = { arrangement: "arrangement", guests: "visitors", day: "preferredDate" } as const;
