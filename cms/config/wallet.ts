import { readEnvironment } from "./environment/read-environment.ts";
import { readWalletCertificate } from "./environment/read-wallet-certificate.ts";

/** Certificate that signs Apple Wallet passes; `null` when none is configured. */
export default () => ({ certificate: readWalletCertificate(readEnvironment(process.env)) });
