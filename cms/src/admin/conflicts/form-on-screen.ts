/** The form on the screen, for what isn't drawn in it; a page of the panel has one. */
export const formOnScreen = {
  /** Whether it holds what isn't saved. */
  isDirty: false,
};
