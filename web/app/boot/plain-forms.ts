/** How long the site may take to answer, in milliseconds, before a visitor counts as out of reach. */
const patienceMs = 8000;

/**
 * What other forms say without a connection (`i18n/messages/forms.ts`, which few pages load). Here for both languages:
 * in the HTML they would weigh on each page.
 */
export const offlineWords = {
  nl: "Je hebt geen verbinding. Probeer het opnieuw zodra je weer bereik hebt.",
  en: "You’re offline. Try again once you have a connection.",
};

/**
 * Keeps a visitor without a connection on the page when a form is sent that the browser posts by itself, such as
 * the newsletter's: the browser would show its own error page, and what was typed would be gone. Only a request shows
 * whether there is a connection: in a tunnel the browser may think so.
 *
 * A second press while the first is under way counts for nothing: it would send the form twice.
 *
 * Concerns forms with an area for errors, `data-answer="error"`. A form with scripts of its own has stopped the
 * browser already.
 */
export function watchPlainForms(): void {
  const underWay = new Set<HTMLFormElement>();
  // Who comes back finds the page as it was left.
  window.addEventListener("pagehide", () => underWay.clear());

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const area = form.querySelector<HTMLElement>("[data-answer=error]");
    if (area === null) return;

    event.preventDefault();
    if (underWay.has(form)) return;
    underWay.add(form);
    area.hidden = true;
    const signal = AbortSignal.timeout(patienceMs);
    // The site may not answer, and the visitor stop waiting.
    const submit = () => {
      form.submit();
      setTimeout(() => underWay.delete(form), patienceMs);
    };
    fetch("/favicon.svg", { method: "HEAD", cache: "no-store", signal }).then(submit, () => {
      underWay.delete(form);
      area.textContent = document.documentElement.lang === "nl" ? offlineWords.nl : offlineWords.en;
      area.hidden = false;
    });
  });
}
