import type { Shop } from "../../shop.ts";

/** How long before a certificate expires the warnings begin, in milliseconds: a new one takes days to get. */
const warnedMs = 14 * 86_400_000;

interface Watched extends Pick<Shop, "wallet" | "now"> {
  log: { warn: (line: string) => unknown };
}

/** Logs a warning when the certificate for wallets expires within two weeks, or has expired. Runs once a day. */
export function warnOfWalletEnd({ wallet, now, log }: Watched): void {
  if (wallet === null) return;
  const leftMs = wallet.validTo - now();
  if (leftMs > warnedMs) return;
  const day = new Date(wallet.validTo).toISOString().slice(0, 10);
  log.warn(
    leftMs > 0
      ? `The certificate in WALLET_PEM_FILE ends on ${day}: from then on tickets aren't offered for wallets`
      : `The certificate in WALLET_PEM_FILE ended on ${day}: tickets aren't offered for wallets`,
  );
}
