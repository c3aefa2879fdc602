/** The input by which each form of a page names itself: what is sent without it is no such form. */
export const formInput = "form_id";
