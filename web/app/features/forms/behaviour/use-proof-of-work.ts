import { useEffect, useRef, type RefObject } from "react";
import { isUnreachable } from "#app/domain/unreachable-error.ts";
import { lazyWithRetry } from "#app/ui/lazy-with-retry.ts";
import { formInputNames } from "../form-view-data.ts";

const proofCode = lazyWithRetry(() => import("../human-check/human-check.ts"));

/** Longest wait for the proof of work in milliseconds; without a proof a stricter rate limit applies. */
const maxMs = 5000;

/**
 * Adds a proof of work for the form's token to the submitted data.
 *
 * @returns A function that starts the proof once and resolves when it is done or failed; it never rejects.
 */
export function useProofOfWork(element: RefObject<HTMLFormElement | null>): () => Promise<void> {
  const proof = useRef<string | null>(null);
  const begun = useRef<Promise<void> | null>(null);

  useEffect(() => {
    const form = element.current;
    const add = ({ formData }: FormDataEvent) => {
      if (proof.current !== null) formData.set(formInputNames.proof, proof.current);
    };
    form?.addEventListener("formdata", add);
    return () => form?.removeEventListener("formdata", add);
  }, [element]);

  const make = async () => {
    const token = element.current?.elements.namedItem(formInputNames.token);
    if (!(token instanceof HTMLInputElement)) return;
    try {
      const { solveInWorker } = await proofCode.loadOrThrow();
      proof.current = await solveInWorker(token.value);
    } catch (error) {
      begun.current = null;
      if (!isUnreachable(error)) reportError(error);
    }
  };

  return () => {
    begun.current ??= Promise.race([make(), new Promise<void>((resolve) => setTimeout(resolve, maxMs))]);
    return begun.current;
  };
}
