import { HeldBytes } from "./held-bytes.ts";

/** Bytes of forms' texts that are held at a time by this process: files go to disk, texts are in memory. */
export const heldText = new HeldBytes(24_000_000);
