import { createHash, X509Certificate } from "node:crypto";
import JSZip from "jszip";
import { ContentInfo, Certificate, SignedData } from "pkijs";
import * as z from "zod";

const fieldsSchema = z.array(z.object({ key: z.string(), label: z.string(), value: z.string() }));

const factsSchema = z.looseObject({
  barcodes: z.tuple([z.looseObject({ message: z.string() })]),
  eventTicket: z.record(z.string(), fieldsSchema),
});

/** A pass, as a wallet has opened it. */
export interface ReadPass {
  names: string[];
  /** Its `pass.json`. */
  facts: z.infer<typeof factsSchema>;
  /** Values of its fields by their keys. */
  values: Record<string, string>;
  files: Record<string, Buffer>;
}

/**
 * Opens a pass as a wallet does.
 *
 * @param root - PEM of who is trusted.
 * @throws {Error} A digest is wrong, or it isn't signed by somebody for whom the root vouches.
 */
export async function readPendingSignIn(content: Uint8Array, root: string): Promise<ReadPass> {
  const { files: entries } = await JSZip.loadAsync(content);
  const read = Object.entries(entries).map(async ([name, entry]) => [name, await entry.async("nodebuffer")] as const);
  const files = Object.fromEntries(await Promise.all(read));
  const manifest = files["manifest.json"] ?? Buffer.alloc(0);
  const digests = z.record(z.string(), z.string()).parse(JSON.parse(manifest.toString()));
  const others = Object.keys(files).filter((name) => !["manifest.json", "signature"].includes(name));
  for (const name of new Set([...others, ...Object.keys(digests)])) {
    const digest = createHash("sha1")
      .update(files[name] ?? "")
      .digest("hex");
    if (digests[name] !== digest) throw new Error(`The digest of ${name} is wrong`);
  }
  await checkSignature(files["signature"] ?? Buffer.alloc(0), manifest, root);
  const facts = factsSchema.parse(JSON.parse(String(files["pass.json"])));
  const values = Object.values(facts.eventTicket).flatMap((fields) => fields.map(({ key, value }) => [key, value]));
  return { names: Object.keys(files), facts, values: Object.fromEntries(values), files };
}

async function checkSignature(signature: Buffer, manifest: Buffer, root: string): Promise<void> {
  const signed = new SignedData({ schema: ContentInfo.fromBER(new Uint8Array(signature)).content });
  const isSigned = await signed.verify({
    signer: 0,
    data: new Uint8Array(manifest).buffer,
    trustedCerts: [Certificate.fromBER(new X509Certificate(root).raw)],
    checkChain: true,
  });
  const types = signed.signerInfos[0]?.signedAttrs?.attributes.map(({ type }) => type) ?? [];
  if (!isSigned) throw new Error("The signature is wrong");
  if (!types.includes("1.2.840.113549.1.9.5")) throw new Error("The signature doesn't say when it was made");
}
