import { createPrivateKey, X509Certificate } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Integer, Utf8String } from "asn1js";
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension } from "pkijs";
import { readWalletCertificate } from "../config/environment/read-wallet-certificate.ts";
import { createWallet, type Wallet } from "../src/shop/documents/wallet/create-wallet.ts";

const rsa = {
  name: "RSASSA-PKCS1-v1_5",
  hash: "SHA-256",
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};

/** Names in a certificate's subject, by what they are called there. */
const nameTypes = { UID: "0.9.2342.19200300.100.1.1", CN: "2.5.4.3", OU: "2.5.4.11", O: "2.5.4.10" };

type Subject = Partial<Record<keyof typeof nameTypes, string>>;

interface Issued {
  certificate: Certificate;
  privateKey: CryptoKey;
  /** PEM. */
  text: string;
}

interface Wish {
  subject?: Subject;
  /** When it ends. */
  to?: Date;
  /** Encrypts the private key. */
  passphrase?: string;
}

/** PEM texts of a circuit that may sign passes: nobody's but the tests'. */
export interface WalletPems {
  own: string;
  /** Of who vouches for it, and for whom the root does. */
  authority: string;
  root: string;
  key: string;
}

export const passSubject: Subject = {
  UID: "pass.example.circuit",
  CN: "Pass Type ID: pass.example.circuit",
  OU: "TEAM123456",
  O: "Stichting Circuit Drenthe",
};

/** Makes a certificate as Apple gives circuits. */
export async function newWalletPems({ subject = passSubject, to, passphrase }: Wish = {}): Promise<WalletPems> {
  const root = await issue({ CN: "Tests Root" }, null);
  const authority = await issue({ CN: "Tests Worldwide Relations", OU: "G4" }, root);
  const own = await issue(subject, authority, to);
  const exported = Buffer.from(await crypto.subtle.exportKey("pkcs8", own.privateKey));
  const key = createPrivateKey({ key: exported, format: "der", type: "pkcs8" });
  const options = { format: "pem", type: "pkcs8" } as const;
  return {
    own: own.text,
    authority: authority.text,
    root: root.text,
    key: key.export(passphrase === undefined ? options : { ...options, cipher: "aes-256-cbc", passphrase }),
  };
}

/** Writes texts to a file of their own. @returns Its path. */
export function pemFile(...texts: readonly string[]): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "wallet-")), "wallet.pem");
  writeFileSync(file, texts.join("\n"));
  return file;
}

/** The wallet of a shop with this certificate. */
export function walletOf({ own, authority, key }: WalletPems, passphrase?: string): Wallet {
  const file = pemFile(own, authority, key);
  const certificate = readWalletCertificate({ WALLET_PEM_FILE: file, WALLET_PASSPHRASE: passphrase });
  if (certificate === null) throw new Error("The certificate wasn't read");
  return createWallet(certificate);
}

let serial = 0;

async function issue(subject: Subject, issuer: Issued | null, to = new Date("2049-01-01T00:00:00Z")): Promise<Issued> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(rsa, true, ["sign", "verify"]);
  const certificate = new Certificate();
  certificate.version = 2;
  serial += 1;
  certificate.serialNumber = new Integer({ value: serial });
  for (const [name, type] of Object.entries(nameTypes)) {
    const value = new Map(Object.entries(subject)).get(name);
    if (value === undefined) continue;
    certificate.subject.typesAndValues.push(new AttributeTypeAndValue({ type, value: new Utf8String({ value }) }));
  }
  certificate.issuer = issuer?.certificate.subject ?? certificate.subject;
  certificate.notBefore.value = new Date("2024-01-01T00:00:00Z");
  certificate.notAfter.value = to;
  const isAuthority = new BasicConstraints({ cA: true }).toSchema().toBER(false);
  if (subject.UID === undefined) {
    certificate.extensions = [new Extension({ extnID: "2.5.29.19", critical: true, extnValue: isAuthority })];
  }
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(issuer?.privateKey ?? privateKey, "SHA-256");
  const text = new X509Certificate(Buffer.from(certificate.toSchema(true).toBER(false))).toString();
  return { certificate, privateKey, text };
}
