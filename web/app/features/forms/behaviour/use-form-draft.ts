import { useEffect, useRef, useState, type RefObject } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { sessionChecked, publicSessionId } from "#app/domain/signed-in-cookie.ts";
import { draftKey, forgetDraft, isOfSession, isTypedIn, saveDraft, readDraft, restoreDraft } from "./form-draft.ts";
import { useDebouncedWrite } from "./use-debounced-write.ts";
import type { FormViewData, TypedValues } from "../form-view-data.ts";

interface Options extends Pick<FormViewData, "form"> {
  /** The form opens with what was typed in it just now, which a draft must not replace. */
  isFilledIn: boolean;
  /** Whether drafts are stored at all: never for a form with a password. */
  isKept: boolean;
  /** What the address chooses in it. */
  chosen: TypedValues;
  element: RefObject<HTMLFormElement | null>;
  /** Called when a draft has been restored. */
  onRestore: () => void;
}

/** Keeps what is typed in a form in the visitor's browser, until it is sent or begun anew. */
export function useFormDraft({ form, isFilledIn, isKept, chosen, element, onRestore }: Options) {
  const key = draftKey(form);
  const isSecret = form.fields.some(({ __component }) => __component === "fields.password");
  const keeps = isKept && !isSecret;
  const isFollowed = useNavigationType() !== NavigationType.Pop;
  const [isRestored, setIsRestored] = useState(false);
  const openedIn = useRef<string>(undefined);
  const isWaiting = useRef(false);
  const { write, drop } = useDebouncedWrite();

  const keep = () => {
    const typedIn = element.current;
    if (!keeps || typedIn === null || isWaiting.current) return;
    write(() => saveDraft(key, new FormData(typedIn), chosen, openedIn.current));
  };

  useEffect(() => {
    openedIn.current = publicSessionId();
    const restore = () => {
      isWaiting.current = false;
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
    };

    // The session may have ended elsewhere, and someone else may be using this device: until that is settled the draft isn't overwritten.
    isWaiting.current = keeps && !isFilledIn && isOfSession(key);
    if (!isWaiting.current) {
      restore();
      return;
    }
    const left = new AbortController();
    void sessionChecked().then(() => left.signal.aborted || restore());
    return () => left.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each form
  }, [key]);

  return {
    isRestored,
    keep,
    forget: () => {
      drop();
      forgetDraft(key);
      element.current?.reset();
      onRestore();
      setIsRestored(false);
    },
  };
}
