import { createContext, useContext } from "react";
import { accountInputs } from "./auth-view-data.ts";

const OwnerContext = createContext<string | null>(null);

/** Around the account's page: the digest of the account that it is of. */
export const OwnerProvider = OwnerContext.Provider;

/** Has a form carry of which account its page is. */
export function OwnerInput() {
  const owner = useContext(OwnerContext);
  return owner === null ? null : <input type="hidden" name={accountInputs.owner} value={owner} />;
}
