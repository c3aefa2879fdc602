import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
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

type Cbor = Parameters<typeof isoCBOR.encode>[0];

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
  return Buffer.from(isoCBOR.encode(value));
}
