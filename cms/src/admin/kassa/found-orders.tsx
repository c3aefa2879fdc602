import { Button, Flex, TextButton, Typography } from "@strapi/design-system";
import { maxResults } from "../../shop/kassa-limits.ts";
import type { FoundOrdersView } from "../../shop/kassa/kassa-view.ts";
import { DataTable } from "./data-table.tsx";
import { LoadStatus } from "./event-overview.tsx";
import { stateText } from "./order-state.ts";
import { usePolled } from "./use-live.ts";
import { useKassaWords } from "./words.ts";

interface FoundOrdersProps {
  /** What staff search for; empty for the newest orders. */
  search: string;
  /** Number of the page, from 1. */
  page: number;
  onPage: (page: number) => void;
  onOpen: (id: number) => void;
}

/** Lists the orders that a search finds. */
export function FoundOrders({ search, page, onPage, onOpen }: FoundOrdersProps) {
  const words = useKassaWords();
  const { say, euros, moment } = words;
  const { data, hasFailed } = usePolled<FoundOrdersView>(`/kassa/orders?q=${encodeURIComponent(search)}&page=${page}`);
  const title = search === "" ? say("search.newest", "Newest orders") : say("search.results", "Orders found");

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography tag="h2" variant="beta">
        {title}
      </Typography>
      <LoadStatus hasFailed={hasFailed} isLoading={data === null} />
      {data?.orders.length === 0 ? <Typography>{say("search.none", "No order was found.")}</Typography> : null}
      {data === null || data.orders.length === 0 ? null : (
        <DataTable
          label={title}
          columns={[
            { title: say("order.number", "Number") },
            { title: say("order.customer", "Customer") },
            { title: say("order.email", "E-mail") },
            { title: say("order.placedAt", "Ordered at") },
            { title: say("order.state", "State") },
            { title: say("order.amount", "Amount"), isNumber: true },
          ]}
          rows={data.orders.map((order) => ({
            key: String(order.id),
            cells: [
              <TextButton key="open" onClick={() => onOpen(order.id)}>
                {order.number ?? String(order.id)}
              </TextButton>,
              order.name ?? "",
              order.email ?? "",
              order.placedAt === null ? "" : moment(order.placedAt),
              stateText(order, words),
              euros(order.grossCents),
            ],
          }))}
        />
      )}
      {data === null ? null : (
        <PageButtons page={page} count={data.orders.length} hasMore={data.hasMore} onPage={onPage} />
      )}
    </Flex>
  );
}

interface PagesProps extends Pick<FoundOrdersProps, "page" | "onPage"> {
  /** Orders on this page. */
  count: number;
  hasMore: boolean;
}

/** Says which of the found orders are shown, with buttons for the previous and the next page. */
function PageButtons({ page, count, hasMore, onPage }: PagesProps) {
  const { say, number } = useKassaWords();
  if (page === 1 && !hasMore) return null;
  const before = (page - 1) * maxResults;
  const range = { first: number(before + 1), last: number(before + count) };
  return (
    <Flex gap={4} wrap="wrap">
      {count === 0 ? null : (
        <Typography>
          {hasMore
            ? say("search.more", "These are orders {first} to {last}. There are more.", range)
            : say("search.last", "These are orders {first} to {last}, the last ones.", range)}
        </Typography>
      )}
      {page === 1 ? null : (
        <Button variant="tertiary" onClick={() => onPage(page - 1)}>
          {say("search.previous", "Previous hundred")}
        </Button>
      )}
      {hasMore ? (
        <Button variant="tertiary" onClick={() => onPage(page + 1)}>
          {say("search.next", "Next hundred")}
        </Button>
      ) : null}
    </Flex>
  );
}
