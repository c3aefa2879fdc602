import { createContext } from "react";
import type { AccountPart } from "./account-answer.server.ts";
import type { AccountProblem } from "./auth-view-data.ts";

interface AccountContextValue {
  /** Where its buttons and forms post. */
  action: string;
  /** Digest of the account for which the page was made; `null` when unknown. */
  owner: string | null;
  /** Why what was sent from one part of it wasn't done; `null` for nothing. */
  problem: { part: AccountPart; kind: AccountProblem; waitTill: string | null } | null;
}

/** Around the account's page. */
export const AccountContext = createContext<AccountContextValue>({ action: "", owner: null, problem: null });
