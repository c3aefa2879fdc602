import { startPaymentStandIn } from "./stand-in.ts";

/** Runs the stand-in for the payment provider: `node payment-stand-in/serve.ts [port]`. */
const standIn = await startPaymentStandIn(Number(process.argv[2] ?? 0));
process.stdout.write(`PAYMENT_STAND_IN ${standIn.origin}\n`);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void standIn.stop());
