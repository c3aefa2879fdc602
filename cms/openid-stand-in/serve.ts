import { startOpenIdStandIn } from "./stand-in.ts";

/** Runs the stand-in for an OpenID provider: `node openid-stand-in/serve.ts [port]`. */
const standIn = await startOpenIdStandIn(Number(process.argv[2] ?? 0));
process.stdout.write(`OPENID_STAND_IN ${standIn.issuer}\n`);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void standIn.stop());
