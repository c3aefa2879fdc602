import type { Form } from "@circuit/contract/forms/form";
import type { FormErrors } from "@circuit/contract/forms/form-errors";
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type InputEvent, type RefObject } from "react";
import { isUnreachable } from "#app/domain/unreachable-error.ts";
import { formMessages } from "#app/i18n/messages/forms.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { usePressEnd } from "#app/ui/use-press-end.ts";
import type { TypedValues } from "../form-view-data.ts";
import { useFormDraft } from "./use-form-draft.ts";
import { useShownFields } from "./use-shown-fields.ts";

interface Options {
  form: Form;
  /** Errors that the server found. */
  found: FormErrors;
  /** Whether the server refused the form. */
  wasRefused: boolean;
  /** Whether the server filled in the values of a failed submission, which a draft must not replace. */
  isFilledIn: boolean;
  keepsDraft: boolean;
  /** Values preset by the URL. */
  chosen: TypedValues;
  /** Validates the current values by the server's rules. */
  find: (element: HTMLFormElement) => Promise<FormErrors>;
}

/**
 * Adds to a form what needs scripts besides sending it: conditional fields, a draft, and validation when focus leaves a
 * field or a choice may make another field valid.
 */
export function useCheckedForm({ form, found, wasRefused, isFilledIn, keepsDraft, chosen, find }: Options) {
  const element = useRef<HTMLFormElement>(null);
  const { shown, look } = useShownFields(form, element);
  const [{ errors, refusals }, setState] = useState({ errors: found, refusals: 0 });
  const draft = useFormDraft({ form, isFilledIn, isKept: keepsDraft, chosen, element, onRestore: look });
  const isRefused = refusals > 0 || wasRefused;
  useErrorTitle(isRefused && Object.keys(errors).length > 0);
  useErrorFocus(element, errors, refusals);

  const pressEnd = usePressEnd();
  /** Shows the errors of a field that was left (`null` after a choice), and those on screen that still hold. */
  const checkAgain = async (target: HTMLFormElement, left: string | null) => {
    await pressEnd();
    const now = Object.entries(await find(target));
    setState((before) => ({
      ...before,
      errors: Object.fromEntries(now.filter(([name]) => name === left || Object.hasOwn(before.errors, name))),
    }));
  };

  return {
    element,
    errors,
    /** Whether an attempt to send failed: the summary of errors then stays while the visitor corrects them. */
    isRefused,
    shown,
    draft,
    refuse: (refused: FormErrors) => setState((before) => ({ errors: refused, refusals: before.refusals + 1 })),
    accept: () => setState({ errors: {}, refusals: 0 }),
    props: {
      ref: element,
      onBlur: ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
        const name = target.getAttribute("name");
        if (name === null || isFocusWithinField(target, relatedTarget)) return;
        checkAgain(currentTarget, name).catch(reportFault);
      },
      onInput: ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
        look();
        draft.keep();
        // A choice may make another field valid, as the country does for a postcode; typing doesn't.
        const isChoice = target instanceof HTMLElement && target.matches("select, [type=radio], [type=checkbox]");
        if (isChoice && Object.keys(errors).length > 0) checkAgain(currentTarget, null).catch(reportFault);
      },
    },
  };
}

/** Whether focus moves to the submit button or within the same field, when it's too early to show errors. */
function isFocusWithinField(left: Element, next: EventTarget | null): boolean {
  if (!(next instanceof Element)) return false;
  if (next.matches("[type=submit]") || next.getAttribute("name") === left.getAttribute("name")) return true;
  return next.matches("button") && left.closest("[data-field]")?.contains(next) === true;
}

/** Reports an error, except a failed load of code: the next use of the form loads it again. */
export function reportFault(error: unknown): void {
  if (!isUnreachable(error)) reportError(error);
}

/** Prefixes the document's title when there are errors, as screen readers say the title first. */
function useErrorTitle(hasErrors: boolean): void {
  const { errorPrefix } = formMessages[useLocale()];
  useEffect(() => {
    const { title } = document;
    const plain = title.startsWith(errorPrefix) ? title.slice(errorPrefix.length).trim() : title;
    document.title = hasErrors ? `${errorPrefix} ${plain}` : plain;
  }, [hasErrors, errorPrefix]);
}

/**
 * Moves focus to the errors after each failed attempt to send, and keeps the focused field in view when messages above
 * push it down.
 */
function useErrorFocus(element: RefObject<HTMLFormElement | null>, errors: FormErrors, refusals: number): void {
  const seen = useRef(errors);

  useLayoutEffect(() => {
    // Not on hydration: the visitor may have scrolled on and be pressing a button.
    if (seen.current === errors) return;
    seen.current = errors;
    const { activeElement } = document;
    if (element.current?.contains(activeElement)) activeElement?.scrollIntoView({ block: "nearest" });
  }, [element, errors]);

  useEffect(() => {
    if (refusals === 0) return;
    const target = element.current?.querySelector<HTMLElement>("[data-summary], [data-problem]");
    target?.focus({ preventScroll: true });
    // Scrolls its title to the top, even if it is taller than the screen.
    target?.scrollIntoView();
  }, [element, refusals]);
}
