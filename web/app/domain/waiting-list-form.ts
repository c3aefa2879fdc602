/** Id of the waiting list form in its page. */
export const waitingListAnchor = "waiting-list-form";

/** Name of the form's field for the accommodation. */
export const waitingListField = "stay";
