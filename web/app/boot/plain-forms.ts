/** How long the site may take to answer, in milliseconds, before the form says that there is no connection. */
const patienceMs = 8000;

/** The offline message of `i18n/messages/forms.ts`, a file that few pages load. In the HTML it would burden each. */
export const offlineWords = {
  nl: "Je hebt geen verbinding. Probeer het opnieuw zodra je weer bereik hebt.",
  en: "You’re offline. Try again once you have a connection.",
};

/** Message for an invalid e-mail address, instead of the browser's own, which isn't in the page's language. */
export const invalidEmailWords = {
  nl: "Vul een e-mailadres in zoals naam@voorbeeld.nl",
  en: "Fill in an email address such as name@example.com",
};

/** Returns the form's element for error messages; `null` for a form that shows them by its own script. */
function errorAreaOf(form: HTMLFormElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>("[data-answer=error]") ?? null;
}

function say(area: HTMLElement, words: { nl: string; en: string }): void {
  area.textContent = document.documentElement.lang === "nl" ? words.nl : words.en;
  area.hidden = false;
}

/** Shows in the form that an e-mail input holds no valid address. */
function showInvalid(event: Event): void {
  const input = event.target;
  if (!(input instanceof HTMLInputElement)) return;
  const area = errorAreaOf(input.form);
  if (area === null) return;
  event.preventDefault();
  say(area, invalidEmailWords);
  input.setAttribute("aria-invalid", "true");
  input.focus();
}

/**
 * Guards forms without a script of their own, such as the newsletter's, that have a `data-answer="error"` element.
 * Before such a form is sent it checks the connection by a request: offline, the browser's error page would lose what
 * the visitor typed. It also ignores a second press while the form is being sent.
 */
export function watchPlainForms(): void {
  const underWay = new Set<HTMLFormElement>();
  // The back/forward cache may show the page again.
  window.addEventListener("pagehide", () => underWay.clear());

  document.addEventListener("invalid", showInvalid, true);
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const area = errorAreaOf(form);
    if (area === null) return;

    event.preventDefault();
    if (!form.checkValidity() || underWay.has(form)) return;
    form.querySelector("[aria-invalid]")?.removeAttribute("aria-invalid");
    underWay.add(form);
    area.hidden = true;
    const signal = AbortSignal.timeout(patienceMs);
    const submit = () => {
      form.submit();
      // A visitor whose page never comes can stop loading, and send the form again.
      setTimeout(() => underWay.delete(form), patienceMs);
    };
    fetch("/favicon.svg", { method: "HEAD", cache: "no-store", signal }).then(submit, () => {
      underWay.delete(form);
      say(area, offlineWords);
    });
  });
}
