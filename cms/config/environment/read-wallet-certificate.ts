import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import * as z from "zod";
import type { WalletCertificate } from "../../src/shop/documents/wallet/create-wallet.ts";
import { type Environment, EnvironmentError } from "./read-environment.ts";

/** Matches the blocks of a PEM file, without the text that `openssl pkcs12` writes between them. */
const block = /-----BEGIN ([A-Z0-9 ]+)-----[\s\S]+?-----END \1-----/gu;

/** Subject of Apple's certificate for Wallet passes: the pass type and the team. */
const subjectSchema = z.object({ UID: z.string().startsWith("pass."), OU: z.string().min(1) });

/**
 * Reads the certificate that signs Apple Wallet passes. An expired one is accepted, so that the shop itself still
 * starts.
 *
 * @returns `null` when none is configured.
 * @throws {EnvironmentError} The file can't be read, or can't sign passes; the message holds no secrets.
 */
export function readWalletCertificate({
  WALLET_PEM_FILE: file,
  WALLET_PASSPHRASE: passphrase,
}: Pick<Environment, "WALLET_PEM_FILE" | "WALLET_PASSPHRASE">): WalletCertificate | null {
  if (file === undefined) return null;
  const blocks = [...readText(file).matchAll(block)].map(([pem, label = ""]) => ({ pem, label }));
  const certificates = blocks.filter(({ label }) => label === "CERTIFICATE").map(({ pem }) => readCertificate(pem));
  const key = readKey(
    blocks.find(({ label }) => label.endsWith("PRIVATE KEY")),
    passphrase,
  );

  // The file may also hold an older certificate with the same key.
  const [own] = certificates
    .filter((certificate) => certificate.checkPrivateKey(key))
    .toSorted((one, other) => Date.parse(other.validTo) - Date.parse(one.validTo));
  if (own === undefined) throw problem("holds a private key that fits none of its certificates");
  const subject = subjectSchema.safeParse(own.toLegacyObject().subject);
  if (!subject.success) throw problem("holds a certificate that isn't for passes: its subject needs a UID and an OU");
  const chain = chainOf(own, certificates);
  if (chain.length === 1) throw problem("lacks Apple's certificate (WWDR) that vouches for the circuit's own");

  return {
    passTypeIdentifier: subject.data.UID,
    teamIdentifier: subject.data.OU,
    chain: chain.map(({ raw }) => raw.toString("base64")),
    key: key.export({ format: "der", type: "pkcs8" }).toString("base64"),
    validFrom: Math.max(...chain.map((certificate) => Date.parse(certificate.validFrom))),
    validTo: Math.min(...chain.map((certificate) => Date.parse(certificate.validTo))),
  };
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw problem(`can't be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readCertificate(pem: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch {
    throw problem("holds a certificate that can't be read");
  }
}

function readKey(found: { pem: string } | undefined, passphrase: string | undefined): KeyObject {
  if (found === undefined) throw problem("holds no private key");
  const key = openKey(found.pem, passphrase);
  if (key.asymmetricKeyType !== "rsa") throw problem("holds a private key that isn't RSA");
  return key;
}

function openKey(pem: string, passphrase: string | undefined): KeyObject {
  try {
    return createPrivateKey(passphrase === undefined ? pem : { key: pem, passphrase });
  } catch {
    const isEncrypted = pem.includes("ENCRYPTED");
    if (!isEncrypted) throw problem("holds a private key that can't be read");
    throw new EnvironmentError(
      `WALLET_PASSPHRASE ${passphrase === undefined ? "is missing" : "doesn't open"}: the private key in WALLET_PEM_FILE is encrypted`,
    );
  }
}

/** The chain of a certificate and its issuers, as far as the file holds them. */
function chainOf(own: X509Certificate, all: readonly X509Certificate[]): X509Certificate[] {
  const chain = [own];
  const next = () => {
    const last = chain.at(-1) ?? own;
    return all.find((other) => !chain.includes(other) && last.checkIssued(other) && last.verify(other.publicKey));
  };
  for (let found = next(); found !== undefined; found = next()) chain.push(found);
  return chain;
}

function problem(text: string): EnvironmentError {
  return new EnvironmentError(`WALLET_PEM_FILE ${text}`);
}
