import { afterEach, expect, test, vi } from "vitest";
import { formMessages, type FormMessages } from "#app/i18n/messages/forms.ts";
import { invalidEmailWords, offlineWords, watchPlainForms } from "./plain-forms.ts";

afterEach(() => void vi.unstubAllGlobals());

test("F16 who signs up for the newsletter without a connection reads the words of every other form", () => {
  expect(offlineWords).toEqual({ nl: formMessages.nl.offline, en: formMessages.en.offline });
});

test("L10 an address that isn't one is told in the words of every other form", () => {
  const of = ({ errors }: FormMessages) => errors["forms.errors.email"]();
  expect(invalidEmailWords).toEqual({ nl: of(formMessages.nl), en: of(formMessages.en) });
});

/** A page with one form: `press` sends it, `leave` leaves the page, and `looks` are the requests for a connection. */
function page() {
  const looks: PromiseWithResolvers<void>[] = [];
  const sent = vi.fn();
  class Form {
    submit = sent;
    checkValidity = () => true;
    querySelector = () => ({ hidden: true, textContent: "", removeAttribute: () => undefined });
  }
  const listeners = new Map<string, (event: object) => void>();
  const addEventListener = (name: string, listener: () => void) => listeners.set(name, listener);
  vi.stubGlobal("HTMLFormElement", Form);
  vi.stubGlobal("document", { addEventListener, documentElement: { lang: "nl" } });
  vi.stubGlobal("window", { addEventListener });
  vi.stubGlobal("fetch", () => {
    const look = Promise.withResolvers<void>();
    looks.push(look);
    return look.promise;
  });
  watchPlainForms();

  const target = new Form();
  const press = () => listeners.get("submit")?.({ target, defaultPrevented: false, preventDefault: () => undefined });
  return { press, sent, looks, leave: () => listeners.get("pagehide")?.({}) };
}

test("F11 a plain form that is pressed twice is sent once", async () => {
  const { press, sent, looks, leave } = page();
  press();
  press();
  looks.forEach(({ resolve }) => resolve());
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  press();
  expect(looks).toHaveLength(1);
  // Who comes back to the page can send it again.
  leave();
  press();
  expect(looks).toHaveLength(2);
});

test("F16 a plain form that met no connection can be sent again at once", async () => {
  const { press, looks } = page();
  press();
  looks[0]?.reject(new Error("offline"));
  await vi.waitFor(() => {
    press();
    expect(looks).toHaveLength(2);
  });
});
