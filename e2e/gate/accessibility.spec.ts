import { auditWhileOpen, openStates } from "../fixtures/open-states.ts";
import { inTurn } from "../fixtures/rotation.ts";
import { expect, test } from "../fixtures/test.ts";

// Of pages as they open the page contract asks it.
for (const state of inTurn(openStates)) {
  test(`${state.what} on ${state.address} is accessible while it is open, light and dark`, async ({ page }) => {
    expect(await auditWhileOpen(page, state)).toEqual([]);
  });
}
