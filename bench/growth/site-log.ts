import { readFile } from "node:fs/promises";
import * as z from "zod";

const lineSchema = z.looseObject({ message: z.string() });

/** One line of the site's log. */
export type LogLine = z.infer<typeof lineSchema>;

/** Lines with one message, in the order in which the site logged them. */
export async function linesWith(logFile: string, message: string): Promise<LogLine[]> {
  const text = await readFile(logFile, "utf8");
  return text.split("\n").flatMap((line) => {
    if (!line.startsWith("web | {")) return [];
    const parsed = lineSchema.safeParse(parseJson(line.slice("web | ".length)));
    return parsed.success && parsed.data.message === message ? [parsed.data] : [];
  });
}

/** Waits until the log has a message more than `count` times. @returns That line; `null` after `patienceMs`. */
export async function nextLineWith(
  logFile: string,
  message: string,
  count: number,
  patienceMs: number,
): Promise<LogLine | null> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const line = (await linesWith(logFile, message))[count];
    if (line !== undefined) return line;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The line isn't written completely yet.
    return null;
  }
}
