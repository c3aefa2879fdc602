import type { AccountParts } from "#app/features/account/account-view.server.ts";
import { accountMessages } from "#app/i18n/messages/account.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";

/** The account's orders: a table, whose rows become blocks on phones. */
export function AccountOrders({ parts: { orders, newer, older } }: { parts: AccountParts }) {
  const messages = accountMessages[useLocale()].page.orders;
  const { columns } = messages;

  return (
    <TitledSection id="orders" title={messages.title}>
      {orders.length === 0 ? <p className="ac-none">{messages.none}</p> : null}
      {orders.length === 0 ? null : (
        // Explicit, because CSS shows the rows as blocks on phones, which removes the table's implicit roles.
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <table className="ac-orders" role="table" aria-label={messages.title}>
          <thead>
            <tr>
              <th scope="col">{columns.number}</th>
              <th scope="col">{columns.day}</th>
              <th scope="col">{columns.what}</th>
              <th scope="col">{columns.state}</th>
              <th scope="col">{columns.amount}</th>
              <th scope="col">
                <span className="visually-hidden">{columns.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <OrderLine key={order.number} order={order} />
            ))}
          </tbody>
        </table>
      )}
      {newer === null && older === null ? null : (
        <p className="ac-pages">
          {newer === null ? null : (
            <AppLink className="text-link" to={newer}>
              {messages.newer}
            </AppLink>
          )}
          {older === null ? null : (
            <AppLink className="text-link" to={older}>
              {messages.older}
            </AppLink>
          )}
        </p>
      )}
    </TitledSection>
  );
}

function OrderLine({ order }: { order: AccountParts["orders"][number] }) {
  const { number, day, what, state, mark, amount, path, invoice } = order;
  const messages = accountMessages[useLocale()].page.orders;

  return (
    <tr>
      <th scope="row" className="num">
        {number}
      </th>
      <td className="num">{day}</td>
      <td>{what}</td>
      <td>
        <span className="ac-state" data-mark={mark}>
          {messages.states[state]}
        </span>
      </td>
      <td className="num">{amount}</td>
      <td>
        {invoice === null ? null : (
          <a className="text-link" href={invoice} aria-label={messages.invoiceOf(number)}>
            {messages.invoice}
          </a>
        )}
        <AppLink className="text-link" to={path} aria-label={messages.openOf(number)}>
          {messages.open}
        </AppLink>
      </td>
    </tr>
  );
}
