import { useEffect, useRef, useState, type RefObject } from "react";
import { NavigationType, useNavigationType } from "react-router";
import { whenSessionChecked, publicSessionId } from "#app/domain/signed-in-cookie.ts";
import {
  draftKey,
  removeDraft,
  isOfSession,
  hasChangedInput,
  saveDraft,
  readDraft,
  restoreDraft,
} from "./form-draft.ts";
import { useDebouncedWrite } from "./use-debounced-write.ts";
import type { FormViewData, TypedValues } from "../form-view-data.ts";

interface Options extends Pick<FormViewData, "form"> {
  /** Whether the server filled in the values of a failed submission, which a draft must not replace. */
  isFilledIn: boolean;
  isKept: boolean;
  /** Values preset by the URL. */
  chosen: TypedValues;
  element: RefObject<HTMLFormElement | null>;
  /** Called after restoring or clearing a draft. */
  onRestore: () => void;
}

/** Stores typed values in the browser until the visitor sends the form or starts over. */
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
      // Whether the visitor typed before these scripts ran, as on a slow network.
      const isTyped = hasChangedInput(element.current);
      if (values !== null) {
        restoreDraft(element.current, values);
        onRestore();
        setIsRestored(true);
      }
      if (isTyped) keep();
    };

    // The session may have ended in another tab and somebody else may use this device, so don't overwrite the draft
    // before the server has confirmed the session.
    isWaiting.current = keeps && !isFilledIn && isOfSession(key);
    if (!isWaiting.current) {
      restore();
      return;
    }
    const left = new AbortController();
    void whenSessionChecked().then(() => left.signal.aborted || restore());
    return () => left.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each form
  }, [key]);

  return {
    isRestored,
    keep,
    forget: () => {
      drop();
      removeDraft(key);
      element.current?.reset();
      onRestore();
      setIsRestored(false);
    },
  };
}
