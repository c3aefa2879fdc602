import { ButtonLink, buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IndexedItems } from "#app/ui/in-order.tsx";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import type { StopData } from "./stop-view.server.ts";

/** Says why a checkout or an order can't go on, with a button that resubmits what was typed, or a link. */
export function StopPage({ data: { title, text, note, retry, link } }: { data: StopData }) {
  const { keepMode } = useAppMode();

  return (
    <section className="wrap co-stop">
      <h1 className="d3">{title}</h1>
      <p className="lead">{text}</p>
      {note === null ? null : <p>{note}</p>}
      <div className="actions">
        {retry === null ? null : (
          <form method="post" action={keepMode(retry.path)}>
            <IndexedItems items={retry.sent}>
              {({ name, value }) => <input type="hidden" name={name} value={value} />}
            </IndexedItems>
            <button type="submit" className={buttonClass({})}>
              {retry.label}
              <Icon name="arrow" />
            </button>
          </form>
        )}
        {link === null ? null : (
          <ButtonLink
            to={link.path}
            fill={retry === null ? "green" : "line"}
            icon={retry === null ? "arrow" : undefined}
          >
            {link.label}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
