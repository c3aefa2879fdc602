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

/** What other forms say of an address that isn't one, in place of the browser's bubble, whose language is the browser's. */
export const addressWords = {
  nl: "Vul een e-mailadres in zoals naam@voorbeeld.nl",
  en: "Fill in an email address such as name@example.com",
};

/** The place in a form for what goes wrong; `null` when it has scripts of its own for that. */
function areaOf(form: HTMLFormElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>("[data-answer=error]") ?? null;
}

function say(area: HTMLElement, words: { nl: string; en: string }): void {
  area.textContent = document.documentElement.lang === "nl" ? words.nl : words.en;
  area.hidden = false;
}

/** Says beside an input that it holds no address. */
function showInvalid(event: Event): void {
  const input = event.target;
  if (!(input instanceof HTMLInputElement)) return;
  const area = areaOf(input.form);
  if (area === null) return;
  event.preventDefault();
  say(area, addressWords);
  input.setAttribute("aria-invalid", "true");
  input.focus();
}

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
  // The browser may show the page again as it was left.
  window.addEventListener("pagehide", () => underWay.clear());

  document.addEventListener("invalid", showInvalid, true);
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const area = areaOf(form);
    if (area === null) return;

    event.preventDefault();
    if (!form.checkValidity() || underWay.has(form)) return;
    form.querySelector("[aria-invalid]")?.removeAttribute("aria-invalid");
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
      say(area, offlineWords);
    });
  });
}
