import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import * as z from "zod";

/** What the media library answers of a file. */
export const uploadedFileSchema = z.object({
  id: z.number(),
  url: z.string(),
  formats: z.record(z.string(), z.object({ url: z.string() })).nullable(),
});

/** Addresses of a file in all its sizes. */
export const addressesOf = ({ url, formats }: z.infer<typeof uploadedFileSchema>) => [
  url,
  ...Object.values(formats ?? {}).map((size) => size.url),
];

/** Names of temporary upload files that still exist. */
export const putAside = () => readdirSync(tmpdir()).filter((name) => /^[a-z0-9]{25}$/u.test(name));
