/** Selector of the page's headline and main action. */
const mainWords = "main h1, main :has(> h1) > .actions";

/** Whether the opening of the page, a screen at least, has been scrolled away with the headline and the main action. */
export function isPastOpening(): boolean {
  if (window.scrollY < window.innerHeight) return false;
  return [...document.querySelectorAll(mainWords)].every((words) => words.getBoundingClientRect().bottom <= 0);
}
