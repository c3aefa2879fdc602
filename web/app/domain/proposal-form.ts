/** Id of the form for a business proposal in its page. */
export const proposalAnchor = "proposal-form";

/** Names of the form's fields that a link can fill in, by query parameter. */
export const proposalFields = { arrangement: "arrangement", guests: "visitors", day: "preferredDate" } as const;
