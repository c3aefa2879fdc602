import type { AccountFault } from "@circuit/contract/accounts/account";
import type { AccountResult } from "#app/cms/account.server.ts";

/** A call of the CMS's accounts, as `vi.fn` stands in for it. */
export type AccountCall = (...sent: unknown[]) => Promise<AccountResult<unknown>>;

/** The CMS did it. */
export const done = (value: unknown = {}) => ({ state: "done", value }) as const;

/** The CMS refused it. @param fault - `null` for a reason that isn't in the contract. */
export const refusedFor = (fault: AccountFault | null, status = 400) =>
  ({ state: "refused", status, fault, passwordFault: null }) as const;
