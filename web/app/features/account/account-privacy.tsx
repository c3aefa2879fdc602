import type { ReactNode } from "react";
import { accountMessages } from "#app/i18n/messages/account.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AccountButton } from "./account-button.tsx";
import { AccountSend } from "./account-send.tsx";
import type { AccountViewData } from "./account-view-data.ts";
import type { FormSlots } from "./form-slots.ts";

interface AccountPrivacyProps {
  data: AccountViewData;
  /** `null` before deleting was asked for. */
  renderDelete: ((slots: FormSlots) => ReactNode) | null;
  problem: ReactNode;
  /** Something in its form is wrong, which takes the focus. */
  isWrong: boolean;
}

/** Taking one's data along, and deleting the account, which is asked twice. Only our own content system can do either. */
export function AccountPrivacy({ data, renderDelete, problem, isWrong }: AccountPrivacyProps) {
  const { privacy } = accountMessages[useLocale()].page;
  if (data.parts === null) return null;

  return (
    <section id="privacy" aria-labelledby="privacy-title">
      <h2 className="d3" id="privacy-title">
        {privacy.title}
      </h2>
      <p>{privacy.exportText}</p>
      <a className={buttonClass({ fill: "line" })} href={data.exportPath} download>
        {privacy.export}
        <Icon name="download" />
      </a>
      <p className="ac-delete">{privacy.deleteText}</p>
      {renderDelete === null ? (
        <AccountButton action={data.action} intent="ask-delete" className="ac-link ac-danger">
          {privacy.delete}
        </AccountButton>
      ) : (
        <div className="ac-sure">
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to the button that was pressed */}
          <h3 className="h3" tabIndex={-1} autoFocus={problem === null && !isWrong}>
            {privacy.sure.title}
          </h3>
          <p>{privacy.sure.text}</p>
          {renderDelete({
            problem,
            renderEnd: (isSending) => (
              <AccountSend
                isSending={isSending}
                fill="ink"
                beside={
                  <a className="text-link" href={data.action}>
                    {privacy.sure.cancel}
                  </a>
                }
              >
                {privacy.sure.button}
              </AccountSend>
            ),
          })}
        </div>
      )}
    </section>
  );
}
