import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { CreationOptions, RequestOptions } from "@circuit/contract/accounts/passkeys";

/** What a test has an authenticator, or the browser around it, do differently. */
export interface Changes {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  crossOrigin?: boolean;
  counter?: number;
  /** Without it the owner was there, but wasn't recognised. */
  isVerified?: boolean;
  userHandle?: string;
  /** Of another passkey. */
  id?: string;
  attestation?: { fmt: string; attStmt: Cbor };
}

/** What CBOR can hold, of which passkeys use no more. */
type Cbor = number | string | Uint8Array | readonly Cbor[] | ReadonlyMap<number | string, Cbor>;

export type Authenticator = ReturnType<typeof newAuthenticator>;

/** An authenticator with one passkey, in the browser of a page of the site. */
export function newAuthenticator(siteUrl: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credential = randomBytes(32);
  const id = credential.toString("base64url");
  const { origin, hostname } = new URL(siteUrl);
  let signed = 0;
  let owner = "";

  const clientData = (type: string, challenge: string, changes: Changes) =>
    Buffer.from(
      JSON.stringify({
        type: changes.type ?? type,
        challenge: changes.challenge ?? challenge,
        origin: changes.origin ?? origin,
        crossOrigin: changes.crossOrigin ?? false,
      }),
    );
  const head = (flags: number, changes: Changes) => {
    const { rpId = hostname, counter = (signed += 1), isVerified = true } = changes;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    // Bit 0: somebody was there. Bit 2: they were recognised.
    return Buffer.concat([sha256(rpId), Buffer.from([flags | 1 | (isVerified ? 4 : 0)]), count]);
  };

  return {
    id,
    /** Makes the passkey: what a browser posts. */
    make({ challenge, user }: CreationOptions, changes: Changes = {}) {
      // Of who had it made first.
      owner ||= user.id;
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]);
      const length = Buffer.from([0, credential.length]);
      const authData = Buffer.concat([head(64, changes), Buffer.alloc(16), length, credential, encode(key)]);
      const { fmt, attStmt } = changes.attestation ?? { fmt: "none", attStmt: new Map() };
      const attestation = new Map<string, Cbor>([
        ["fmt", fmt],
        ["attStmt", attStmt],
        ["authData", authData],
      ]);
      return answer(changes.id ?? id, {
        clientDataJSON: clientData("webauthn.create", challenge, changes).toString("base64url"),
        attestationObject: encode(attestation).toString("base64url"),
        transports: ["internal", "hybrid"],
      });
    },
    /** Shows it: what a browser posts. */
    show({ challenge }: RequestOptions, changes: Changes = {}) {
      const client = clientData("webauthn.get", challenge, changes);
      const authData = head(0, changes);
      const signature = sign("sha256", Buffer.concat([authData, sha256(client)]), privateKey);
      return answer(changes.id ?? id, {
        clientDataJSON: client.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: signature.toString("base64url"),
        userHandle: changes.userHandle ?? owner,
      });
    },
  };
}

function answer<Response extends object>(id: string, response: Response) {
  return { id, rawId: id, type: "public-key", response, clientExtensionResults: {} };
}

function sha256(data: string | Buffer): Buffer {
  return createHash("sha256").update(data).digest();
}

function encode(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? beginning(1, -1 - value) : beginning(0, value);
  if (typeof value === "string") return Buffer.concat([beginning(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([beginning(2, value.length), value]);
  if (value instanceof Map)
    return Buffer.concat([beginning(5, value.size), ...[...value].flat().map((part: Cbor) => encode(part))]);
  const items: Cbor[] = [...value.values()];
  return Buffer.concat([beginning(4, items.length), ...items.map(encode)]);
}

/** The first bytes of an item: its kind and its size, or its value. */
function beginning(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  return size < 256 ? Buffer.from([(kind << 5) | 24, size]) : Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}
