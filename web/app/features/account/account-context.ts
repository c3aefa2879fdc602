import { createContext } from "react";
import type { AccountPart } from "./account-answer.server.ts";
import type { AccountProblem } from "./auth-view-data.ts";

interface AccountContextValue {
  /** Path that the forms and buttons of the page post to. */
  action: string;
  /** Digest of the account for which the page was made; `null` when unknown. */
  owner: string | null;
  /** Why the form of one part of the page wasn't accepted; `null` without a problem. */
  problem: { part: AccountPart; kind: AccountProblem; waitTill: string | null } | null;
}

/** Data for all parts of the account page. */
export const AccountContext = createContext<AccountContextValue>({ action: "", owner: null, problem: null });
