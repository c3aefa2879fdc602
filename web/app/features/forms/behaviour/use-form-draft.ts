import { useEffect, useRef, useState, type RefObject } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { sessionMarkNow } from "#app/domain/session-mark.ts";
import { draftKey, forgetDraft, isTypedIn, keepDraft, readDraft, restoreDraft } from "./form-draft.ts";
import type { FormViewData, TypedValues } from "../form-view-data.ts";

/** Pause after the last key before a draft is kept, in milliseconds. */
const pauseMs = 400;

interface Options extends Pick<FormViewData, "form"> {
  /** The form opens with what was typed in it just now, which a draft must not replace. */
  isFilledIn: boolean;
  /** Whether a draft is kept at all. Of a form with a password none is. */
  isKept: boolean;
  /** What the address chooses in it. */
  chosen: TypedValues;
  element: RefObject<HTMLFormElement | null>;
  /** What was typed before stands in the form again. */
  onRestore: () => void;
}

/** Keeps what is typed in a form in the visitor's browser, until it is sent or begun anew. */
export function useFormDraft({ form, isFilledIn, isKept, chosen, element, onRestore }: Options) {
  const key = draftKey(form);
  const isSecret = form.fields.some(({ __component }) => __component === "fields.password");
  const keeps = isKept && !isSecret;
  const isFollowed = useNavigationType() !== NavigationType.Pop;
  const [isRestored, setIsRestored] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedIn = useRef<string>(undefined);
  const unkept = useRef<(() => void) | null>(null);
  const keepNow = () => {
    clearTimeout(timer.current);
    unkept.current?.();
    unkept.current = null;
  };

  // Who leaves within the pause loses nothing either.
  useEffect(() => {
    openedIn.current = sessionMarkNow();
    addEventListener("pagehide", keepNow);
    return () => {
      removeEventListener("pagehide", keepNow);
      keepNow();
    };
  }, []);

  const keep = () => {
    const typedIn = element.current;
    if (!keeps || typedIn === null) return;
    clearTimeout(timer.current);
    unkept.current = () => keepDraft(key, new FormData(typedIn), chosen, openedIn.current);
    timer.current = setTimeout(keepNow, pauseMs);
  };

  useEffect(() => {
    if (element.current === null) return;
    const values = isFilledIn || !keeps ? null : readDraft(key, { chosen, isFollowed });
    // Before these scripts ran: on a slow network that is soon done.
    const isTyped = isTypedIn(element.current);
    if (values !== null) {
      restoreDraft(element.current, values);
      onRestore();
      setIsRestored(true);
    }
    if (isTyped) keep();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each form
  }, [key]);

  return {
    isRestored,
    keep,
    forget: () => {
      clearTimeout(timer.current);
      unkept.current = null;
      forgetDraft(key);
      element.current?.reset();
      onRestore();
      setIsRestored(false);
    },
  };
}
