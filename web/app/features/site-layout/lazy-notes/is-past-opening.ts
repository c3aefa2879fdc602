/** Selector of the page's h1 and the action buttons beside it. */
const mainWords = "main h1, main :has(> h1) > .actions";

/** Whether the visitor has scrolled at least one screen, past the page's h1 and main buttons. */
export function isPastOpening(): boolean {
  if (window.scrollY < window.innerHeight) return false;
  return [...document.querySelectorAll(mainWords)].every((words) => words.getBoundingClientRect().bottom <= 0);
}
