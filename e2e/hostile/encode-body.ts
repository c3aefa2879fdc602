import type { Entry } from "./form-entries.ts";

/** A request body and its content type. */
export interface SentBody {
  type: string | null;
  bytes: Buffer;
}

/** Encodes a form as a browser does without files; of a file only the name is sent. */
export function asUrlEncoded(entries: readonly Entry[]): SentBody {
  const texts = entries.map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
  return { type: "application/x-www-form-urlencoded", bytes: Buffer.from(new URLSearchParams(texts).toString()) };
}

export const boundary = "----hostile-4f1c";

/**
 * Encodes a form as a browser does with files.
 *
 * @param isRude - Doesn't escape names, unlike browsers: text after a line feed in a name becomes a header.
 */
export function asMultipart(entries: readonly Entry[], isRude = false): SentBody {
  const quoted = (name: string) =>
    isRude ? name : name.replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll('"', "%22");
  const parts = entries.flatMap(([name, value]) => {
    const isFile = typeof value !== "string";
    const file = isFile ? `; filename="${quoted(value.name)}"\r\nContent-Type: ${value.type}` : "";
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"${file}\r\n\r\n`;
    return [Buffer.from(head), isFile ? value.content() : Buffer.from(value), Buffer.from("\r\n")];
  });
  const bytes = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${boundary}`, bytes };
}
