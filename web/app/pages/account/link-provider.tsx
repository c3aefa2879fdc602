import { ProblemNote } from "#app/features/account/account-note.tsx";
import { OwnForm } from "#app/features/forms/view/own-form.tsx";
import { providerMessages } from "#app/i18n/messages/account-providers.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { AuthFormEnd, AuthLayout } from "./auth-page.tsx";
import type { loadProviderCallback } from "./provider-callback.server.ts";

type LinkProviderData = Awaited<ReturnType<typeof loadProviderCallback>>["data"];

/** Page that asks once for the password of the existing account with the e-mail address that a provider gave. */
export function LinkProvider({ data: { view, form, problem, waitTill } }: { data: LinkProviderData }) {
  const { link } = providerMessages[useLocale()];
  const { title, action, paths } = view;
  const forgot = (
    <AppLink className="text-link ac-forgot" to={paths.forgotPassword}>
      {link.forgot}
    </AppLink>
  );

  return (
    <AuthLayout title={link.title}>
      <p className="ac-intro">{link.intro(title)}</p>
      <OwnForm
        data={form}
        action={action}
        hidden={{}}
        problem={<ProblemNote problem={problem} waitTill={waitTill} />}
        renderEnd={(isSending) => (
          <AuthFormEnd isSending={isSending} forgot={forgot}>
            {link.button}
          </AuthFormEnd>
        )}
      />
      <aside className="ac-other">
        <p>
          <AppLink className="text-link" to={paths.signIn}>
            {link.other}
          </AppLink>
        </p>
      </aside>
    </AuthLayout>
  );
}
