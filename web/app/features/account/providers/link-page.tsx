import type { ReactNode } from "react";
import { providerMessages } from "#app/i18n/messages/account-providers.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AccountSend } from "../account-send.tsx";
import type { FormSlots } from "../form-slots.ts";
import { useNoStaleSession } from "../use-no-stale-session.ts";

/** What the page that asks for a password shows. */
interface LinkViewData {
  /** What the provider is known by. */
  title: string;
  action: string;
  paths: { signIn: string; forgotPassword: string };
}

interface LinkPageProps {
  data: LinkViewData;
  problem: ReactNode;
  renderForm: (slots: FormSlots) => ReactNode;
}

/** Asks for the password of the account that has the address which a provider gave, once. */
export function LinkPage({ data: { title, paths }, problem, renderForm }: LinkPageProps) {
  const { link } = providerMessages[useLocale()];
  useNoStaleSession();

  return (
    <div className="ac-auth">
      <div className="ac-side">
        <Breadcrumbs parents={[]} current={link.title} />
        <h1 className="d4">{link.title}</h1>
        <p className="ac-intro">{link.intro(title)}</p>
        {renderForm({ problem, renderEnd: (isSending) => <LinkEnd paths={paths} isSending={isSending} /> })}
        <aside className="ac-other">
          <p>
            <a className="text-link" href={paths.signIn}>
              {link.other}
            </a>
          </p>
        </aside>
      </div>
    </div>
  );
}

function LinkEnd({ paths, isSending }: Pick<LinkViewData, "paths"> & { isSending: boolean }) {
  const { link } = providerMessages[useLocale()];

  return (
    <>
      <a className="text-link ac-forgot" href={paths.forgotPassword}>
        {link.forgot}
      </a>
      <AccountSend isSending={isSending}>
        {link.button}
        <Icon name="arrow" />
      </AccountSend>
    </>
  );
}
