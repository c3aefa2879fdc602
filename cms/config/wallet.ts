import { readEnvironment } from "./environment/read-environment.ts";
import { readWalletCertificate } from "./environment/read-wallet-certificate.ts";

/** What tickets for wallets are signed with; `null` for a circuit that has none. */
export default () => ({ certificate: readWalletCertificate(readEnvironment(process.env)) });
