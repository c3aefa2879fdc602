import { createHash, webcrypto } from "node:crypto";
import { ObjectIdentifier, OctetString, UTCTime } from "asn1js";
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from "pkijs";

/** Certificate that signs tickets for wallets; `config/environment/read-wallet-certificate.ts` reads it. */
export interface WalletCertificate {
  /** Apple's id of the circuit's passes: `pass.example.circuit`. */
  passTypeIdentifier: string;
  /** Apple's id of the circuit. */
  teamIdentifier: string;
  /** The certificate, and then its issuers' certificates, each base64 of DER. */
  chain: readonly string[];
  /** Private RSA key: base64 of PKCS8. */
  key: string;
  /** Period in which the whole chain is valid, in milliseconds since 1970. */
  validFrom: number;
  validTo: number;
}

/** Signs tickets for wallets. */
export interface Wallet extends Pick<WalletCertificate, "passTypeIdentifier" | "teamIdentifier" | "validTo"> {
  /** Whether the certificate is valid at a moment. @param now - Milliseconds since 1970. */
  isValidAt: (now: number) => boolean;
  /** Makes a detached signature of bytes (PKCS #7, RFC 5652). @returns DER. */
  sign: (content: Uint8Array, signedAt: Date) => Promise<Buffer>;
}

const rsa = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };

/** Attributes of a signature: RFC 5652, section 11. */
const attributeTypes = {
  contentType: "1.2.840.113549.1.9.3",
  messageDigest: "1.2.840.113549.1.9.4",
  signingTime: "1.2.840.113549.1.9.5",
};

/**
 * Makes the signer of tickets for wallets.
 *
 * @throws {Error} The certificate is invalid; the check of the environment has reported why.
 */
export function createWallet(certificate: WalletCertificate): Wallet {
  const { passTypeIdentifier, teamIdentifier, validFrom, validTo } = certificate;
  const chain = certificate.chain.map((der) => Certificate.fromBER(Buffer.from(der, "base64")));
  const [own] = chain;
  if (own === undefined) throw new Error("The certificate for wallets is missing");
  const key = webcrypto.subtle.importKey("pkcs8", Buffer.from(certificate.key, "base64"), rsa, false, ["sign"]);
  return {
    passTypeIdentifier,
    teamIdentifier,
    validTo,
    isValidAt: (now) => validFrom <= now && now < validTo,
    sign: async (content, signedAt) => {
      const signer = new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        signedAttrs: signedAttributes(content, signedAt),
      });
      const signed = new SignedData({
        version: 1,
        encapContentInfo: new EncapsulatedContentInfo({ eContentType: ContentInfo.DATA }),
        certificates: [...chain],
        signerInfos: [signer],
      });
      await signed.sign(await key, 0, rsa.hash);
      const info = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
      return Buffer.from(info.toSchema().toBER(false));
    },
  };
}

/** Returns the signed attributes, in the order of their encoding, as DER requires of a set. */
function signedAttributes(content: Uint8Array, signedAt: Date): SignedAndUnsignedAttributes {
  const digest = createHash("sha256").update(content).digest();
  return new SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      new Attribute({ type: attributeTypes.contentType, values: [new ObjectIdentifier({ value: ContentInfo.DATA })] }),
      new Attribute({ type: attributeTypes.signingTime, values: [new UTCTime({ valueDate: signedAt })] }),
      new Attribute({ type: attributeTypes.messageDigest, values: [new OctetString({ valueHex: digest })] }),
    ],
  });
}
