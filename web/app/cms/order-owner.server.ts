import { orderOwnerPath, type OrderOwnerRequest, orderOwnerSchema } from "@circuit/contract/accounts/order-owner";
import { log } from "#app/log.server.ts";
import { postSigned } from "./post-signed.server.ts";

/**
 * Whether the e-mail address of an order's customer has an account. Also `true` when the CMS doesn't answer, as such an
 * order opens only after signing in. Never throws.
 */
export async function hasAccount(token: string): Promise<boolean> {
  const request: OrderOwnerRequest = { token };
  try {
    return orderOwnerSchema.parse(await postSigned(orderOwnerPath, "order-owner", request)).hasAccount;
  } catch (error) {
    log.error("Whose an order is can't be asked", { reason: String(error) });
    return true;
  }
}
