import { ProblemNote } from "#app/features/account/account-note.tsx";
import { LinkPage } from "#app/features/account/providers/link-page.tsx";
import { OwnForm } from "#app/features/forms/view/own-form.tsx";
import type { loadProviderCallback } from "./provider-callback.server.ts";

type LinkProviderData = Awaited<ReturnType<typeof loadProviderCallback>>["data"];

/** Asks for the password of the account that a provider's is to be linked with. */
export function LinkProvider({ data: { view, form, problem, waitTill } }: { data: LinkProviderData }) {
  return (
    <LinkPage
      data={view}
      problem={<ProblemNote problem={problem} waitTill={waitTill} />}
      renderForm={(slots) => <OwnForm data={form} action={view.action} hidden={{}} {...slots} />}
    />
  );
}
