/** The place of the form for a waiting list, on whatever page has it. */
export const waitingListAnchor = "waiting-list-form";

/** Name of the field in which such a form asks for the place to stay. */
export const waitingListField = "stay";
