import { AccountAway } from "#app/features/account/account-away.tsx";
import { ProblemNote, SignedOutNote } from "#app/features/account/account-note.tsx";
import { OwnerProvider } from "#app/features/account/account-owner.tsx";
import { AccountPage } from "#app/features/account/account-page.tsx";
import { AccountPasskeys } from "#app/features/account/account-passkeys.tsx";
import { accountInputs } from "#app/features/account/auth-view-data.ts";
import { useSettledDrafts } from "#app/features/forms/behaviour/use-settled-drafts.ts";
import { OwnForm } from "#app/features/forms/view/own-form.tsx";
import type { loadAccount } from "./load-account.server.ts";

type AccountData = Awaited<ReturnType<typeof loadAccount>>["data"];

/** A visitor's account, or that it can't be shown now. */
export function Account({ data: { path, owner, account, details, problem } }: { data: AccountData }) {
  useSettledDrafts();
  const isSignedOut = problem?.kind === "signedOut";
  const noteOf = (part: "details" | "password" | "delete" | "passkey" | "page") =>
    problem?.part !== part ? null : isSignedOut ? (
      <SignedOutNote />
    ) : (
      <ProblemNote problem={problem.kind} waitTill={problem.waitTill} />
    );
  const intent = (name: "details" | "password" | "delete" | "passkey-ask") => ({
    [accountInputs.intent]: name,
    ...(owner === null ? {} : { [accountInputs.owner]: owner }),
  });
  if (account === null) {
    return (
      <AccountAway
        path={path}
        renderDetails={
          details === null
            ? null
            : (slots) => <OwnForm data={details} action={path} hidden={intent("details")} {...slots} />
        }
        problem={noteOf("details")}
        isSignedOut={isSignedOut}
      />
    );
  }

  const { view, forms, passkeys } = account;
  const { password, deletion } = forms;
  // Without fragments: with one, browsers give the focus to nothing that asks for it.
  const draw = (form: typeof forms.details, name: "details" | "password" | "delete" | "passkey-ask") =>
    function renderForm(slots: Pick<Parameters<typeof OwnForm>[0], "problem" | "renderEnd">) {
      return <OwnForm data={form} action={view.action} hidden={intent(name)} {...slots} />;
    };
  return (
    <OwnerProvider value={owner}>
      <AccountPage
        data={view}
        problem={noteOf("page")}
        problems={{ details: noteOf("details"), password: noteOf("password"), delete: noteOf("delete") }}
        renderDetails={draw(forms.details, "details")}
        renderPassword={password === null ? null : draw(password, "password")}
        renderDelete={deletion === null ? null : draw(deletion, "delete")}
        isDeleteWrong={Object.keys(deletion?.errors ?? {}).length > 0}
        passkeys={
          passkeys === null ? null : (
            <AccountPasskeys
              data={passkeys.view}
              renderForm={draw(passkeys.form, "passkey-ask")}
              problem={noteOf("passkey")}
            />
          )
        }
      />
    </OwnerProvider>
  );
}
