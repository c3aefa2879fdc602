import { vi } from "vitest";
import { sendRawMessage } from "./raw-message.ts";
import type { RunningCms } from "./strapi.ts";

/** What a CMS logs from now on. */
interface WatchedLog {
  /** Warnings and errors so far, with their stack traces if they have one. */
  faults: () => Promise<string[]>;
  /** Those among them that fill the log: errors, and whatever has a stack. */
  stacks: () => Promise<string[]>;
  stop(): void;
}

/** Watches the log of a CMS, and what Koa, the framework below Strapi, prints outside it. */
export function watchLog({ strapi, origin }: RunningCms): WatchedLog {
  const logged: string[] = [];
  /** The symbols are those of winston. */
  const note = (entry: object) => {
    const level = String(Reflect.get(entry, Symbol.for("level")));
    if (["error", "warn"].includes(level)) logged.push(`${level}: ${String(Reflect.get(entry, Symbol.for("message")))}`);
  };
  strapi.log.on("data", note);
  const printed = vi.spyOn(console, "error").mockImplementation((message: unknown) => {
    logged.push(`error: ${String(message)}`);
  });
  const faults = async () => {
    // Entries that are logged after an answer are there once another request has been answered.
    await sendRawMessage(origin, { target: "/_health" });
    return logged;
  };
  return {
    faults,
    stacks: async () => (await faults()).filter((text) => !text.startsWith("warn") || text.includes("\n")),
    stop: () => {
      strapi.log.off("data", note);
      printed.mockRestore();
    },
  };
}
