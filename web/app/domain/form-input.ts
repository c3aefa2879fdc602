/** Name of the hidden input with which every form of an editor sends its documentId. */
export const formInput = "form_id";
