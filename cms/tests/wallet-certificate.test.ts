import { createPrivateKey, generateKeyPairSync } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { EnvironmentError } from "../config/environment/read-environment.ts";
import { readWalletCertificate } from "../config/environment/read-wallet-certificate.ts";
import { warnOfWalletEnd } from "../src/shop/documents/wallet/warn-of-wallet-end.ts";
import { newWalletPems, passSubject, pemFile, walletOf, type WalletPems } from "./wallet-certificate.ts";

const passphrase = "opens the key";
const day = 86_400_000;

let pems: WalletPems;

beforeAll(async () => {
  pems = await newWalletPems();
});

/** Reads a certificate from texts that a file has one after the other. */
function read(texts: readonly string[], given?: string) {
  return readWalletCertificate({ WALLET_PEM_FILE: pemFile(...texts), WALLET_PASSPHRASE: given });
}

describe("the circuit's certificate for wallets", () => {
  test("says by itself whose passes it signs, in whatever order its file has it and what vouches for it", () => {
    const { own, authority, root, key } = pems;
    for (const texts of [
      [own, authority, key],
      ["Bag Attributes\n    localKeyID: 01", key, root, authority, own],
    ]) {
      expect(read(texts)).toMatchObject({
        passTypeIdentifier: "pass.example.circuit",
        teamIdentifier: "TEAM123456",
        validTo: Date.parse("2049-01-01T00:00:00Z"),
      });
    }
  });

  test("may have an encrypted key, in the form of now or of before", async () => {
    const { own, authority, key } = await newWalletPems({ passphrase });
    const before = { format: "pem", type: "pkcs1", cipher: "aes-128-cbc", passphrase } as const;
    const older = createPrivateKey({ key, passphrase }).export(before);
    expect([key, older].filter((text) => text.includes("ENCRYPTED"))).toHaveLength(2);
    for (const each of [key, older]) {
      expect(read([own, authority, each], passphrase)?.teamIdentifier).toBe("TEAM123456");
    }
    expect(() => read([own, authority, key])).toThrow(
      "WALLET_PASSPHRASE is missing: the private key in WALLET_PEM_FILE is encrypted",
    );
    expect(() => read([own, authority, key], "another")).toThrow(
      "WALLET_PASSPHRASE doesn't open: the private key in WALLET_PEM_FILE is encrypted",
    );
  });

  test("isn't there where none is configured", () => {
    expect(readWalletCertificate({ WALLET_PEM_FILE: undefined, WALLET_PASSPHRASE: undefined })).toBeNull();
  });

  test("that ended is read all the same, and nothing is signed with it", async () => {
    const wallet = walletOf(await newWalletPems({ to: new Date("2025-01-01T00:00:00Z") }));
    expect(wallet.isValidAt(Date.parse("2024-06-01T00:00:00Z"))).toBe(true);
    expect(wallet.isValidAt(Date.parse("2025-01-01T00:00:00Z"))).toBe(false);
    expect(wallet.isValidAt(Date.parse("2023-12-31T00:00:00Z"))).toBe(false);
  });
});

describe("the start stops with one line when the file", () => {
  const problem = (texts: readonly string[]): string => {
    try {
      read(texts);
    } catch (error) {
      if (error instanceof EnvironmentError) return error.message;
      throw error;
    }
    return "";
  };

  test("isn't there", () => {
    const where = { WALLET_PEM_FILE: "/nowhere/wallet.pem", WALLET_PASSPHRASE: undefined };
    expect(() => readWalletCertificate(where)).toThrow(/^WALLET_PEM_FILE can't be read: ENOENT[^\n]+$/u);
  });

  test("lacks the key, the certificate, or the one that vouches for it", async () => {
    const { own, authority, key } = pems;
    const others = await newWalletPems();
    expect(problem([own, authority])).toBe("WALLET_PEM_FILE holds no private key");
    const unfit = "WALLET_PEM_FILE holds a private key that fits none of its certificates";
    expect(problem([authority, key])).toBe(unfit);
    expect(problem([own, authority, others.key])).toBe(unfit);
    const alone = "WALLET_PEM_FILE lacks Apple's certificate (WWDR) that vouches for the circuit's own";
    expect(problem([own, key])).toBe(alone);
    // Of the same name, and not the one.
    expect(problem([own, others.authority, key])).toBe(alone);
  });

  test("is of something else than passes", async () => {
    const { UID: _left, ...subject } = passSubject;
    for (const each of [subject, { ...passSubject, UID: "com.example.app" }]) {
      const { own, authority, key } = await newWalletPems({ subject: each });
      expect(problem([own, authority, key])).toBe(
        "WALLET_PEM_FILE holds a certificate that isn't for passes: its subject needs a UID and an OU",
      );
    }
  });

  test("can't be read, or has a key of another kind; of the key itself nothing is told", () => {
    const { own, authority, key } = pems;
    const broken = (text: string) => text.replace(/^.{64}$/mu, "A".repeat(64));
    expect(problem([broken(own), authority, key])).toBe("WALLET_PEM_FILE holds a certificate that can't be read");
    expect(problem([own, authority, broken(key)])).toBe("WALLET_PEM_FILE holds a private key that can't be read");
    const { privateKey } = generateKeyPairSync("ed25519");
    const other = privateKey.export({ format: "pem", type: "pkcs8" });
    expect(problem([own, authority, other])).toBe("WALLET_PEM_FILE holds a private key that isn't RSA");
  });
});

test("from two weeks before its end the log warns of it", () => {
  const wallet = walletOf(pems);
  const warned = (leftMs: number) => {
    const lines: string[] = [];
    const log = { warn: (line: string) => lines.push(line) };
    warnOfWalletEnd({ wallet, now: () => wallet.validTo - leftMs, log });
    return lines;
  };
  expect(warned(15 * day)).toEqual([]);
  expect(warned(13 * day)).toEqual([
    "The certificate in WALLET_PEM_FILE ends on 2049-01-01: from then on tickets aren't offered for wallets",
  ]);
  expect(warned(-day)).toEqual([
    "The certificate in WALLET_PEM_FILE ended on 2049-01-01: tickets aren't offered for wallets",
  ]);
});
