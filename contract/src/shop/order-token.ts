import { randomBytes, timingSafeEqual } from "node:crypto";
import { textSeal } from "../site-link/text-seal.ts";

/** Bytes of a token that are random; the rest of its 32 seal them. */
const randomLength = 20;

interface OrderTokens {
  /** A token that nobody guesses: 43 characters, base64url. */
  newToken: () => string;
  /**
   * Whether a token was made here. One that wasn't may still be an order's: those of before the secret was changed are,
   * and of before tokens were sealed.
   */
  isSealed: (token: string) => boolean;
}

/**
 * Tokens of orders. Whoever shares the secret tells real ones from made-up ones without asking whether there is such an
 * order, so that nobody can keep the content system busy by guessing, and no holder of tickets is taken for one who does.
 *
 * @param secret - The one that site and content system share; when absent, a random one.
 */
export function orderTokens(secret: string | undefined): OrderTokens {
  const seal = textSeal(secret, "order-token");
  const tokenOf = (random: Buffer) => {
    const code = Buffer.from(seal.codeOf(random.toString("base64url")), "base64url");
    return Buffer.concat([random, code.subarray(0, 32 - randomLength)]).toString("base64url");
  };
  return {
    newToken: () => tokenOf(randomBytes(randomLength)),
    isSealed: (token) => {
      const right = Buffer.from(tokenOf(Buffer.from(token, "base64url").subarray(0, randomLength)));
      const given = Buffer.from(token);
      return right.length === given.length && timingSafeEqual(right, given);
    },
  };
}
