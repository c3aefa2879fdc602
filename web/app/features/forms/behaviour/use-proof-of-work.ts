import { useEffect, useRef, type RefObject } from "react";
import { isUnreachable } from "#app/domain/unreachable-error.ts";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { ownInputs } from "../form-view-data.ts";

const proofCode = lazyWithRetry(() => import("../human-check/human-check.ts"));

/** How long sending waits for a proof, in milliseconds: without it the form is taken all the same, less often. */
const maxMs = 5000;

/**
 * Adds the proof of work of the token that stands in a form to what the browser sends.
 *
 * @returns Begins with it, once; resolves when it is there, or can't be had. Never rejects.
 */
export function useProofOfWork(element: RefObject<HTMLFormElement | null>): () => Promise<void> {
  const proof = useRef<string | null>(null);
  const begun = useRef<Promise<void> | null>(null);

  useEffect(() => {
    const form = element.current;
    const add = ({ formData }: FormDataEvent) => {
      if (proof.current !== null) formData.set(ownInputs.proof, proof.current);
    };
    form?.addEventListener("formdata", add);
    return () => form?.removeEventListener("formdata", add);
  }, [element]);

  const make = async () => {
    const token = element.current?.elements.namedItem(ownInputs.token);
    if (!(token instanceof HTMLInputElement)) return;
    try {
      const { solve } = await proofCode.need();
      proof.current = await solve(token.value);
    } catch (error) {
      // The next call tries again.
      begun.current = null;
      if (!isUnreachable(error)) reportError(error);
    }
  };

  return () => {
    begun.current ??= Promise.race([make(), new Promise<void>((resolve) => setTimeout(resolve, maxMs))]);
    return begun.current;
  };
}
