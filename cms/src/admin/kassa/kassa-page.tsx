import { Box, Button, Flex } from "@strapi/design-system";
import { Layouts, Page } from "@strapi/strapi/admin";
import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { kassaPermissions } from "./kassa-permissions.ts";
import { EventOverview } from "./event-overview.tsx";
import { FoundOrders } from "./found-orders.tsx";
import { LabelledText } from "./labelled-text.tsx";
import { OrderDetail } from "./order-detail.tsx";
import { useWords } from "./words.ts";

/** The screen for selling: events with their places, and orders. */
export function KassaPage() {
  return (
    <Page.Protect permissions={kassaPermissions}>
      <Kassa />
    </Page.Protect>
  );
}

/** The address says what is shown: `?order=12` an order, `?q=jan` a search, else the events. */
function Kassa() {
  const { say } = useWords();
  const [params, setParams] = useSearchParams();
  const asked = params.get("q");
  const order = params.get("order");
  const title = say("menu", "Box office");

  const open = (id: number) => setParams({ ...(asked !== null && { q: asked }), order: String(id) });
  const back = () => setParams(asked === null ? {} : { q: asked });

  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header title={title} subtitle={say("intro", "Places, orders and refunds")} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8}>
          <SearchForm
            key={asked}
            asked={asked ?? ""}
            onSearch={(q) => setParams({ q })}
            onEvents={() => setParams({})}
          />
          {order === null ? null : <OrderDetail key={order} id={order} onBack={back} />}
          {order === null && asked !== null ? <FoundOrders key={asked} asked={asked} onOpen={open} /> : null}
          {order === null && asked === null ? <EventOverview /> : null}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

interface SearchFormProps {
  asked: string;
  onSearch: (asked: string) => void;
  onEvents: () => void;
}

function SearchForm({ asked, onSearch, onEvents }: SearchFormProps) {
  const { say } = useWords();
  const [text, setText] = useState(asked);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <form role="search" onSubmit={submit}>
      <Flex gap={2} alignItems="flex-end" wrap="wrap">
        <Box minWidth="32rem">
          <LabelledText
            name="q"
            label={`${say("search", "Find an order")} (${say("search.hint", "number, name or e-mail address")})`}
            value={text}
            onType={setText}
          />
        </Box>
        <Button type="submit" size="L">
          {say("search.go", "Search")}
        </Button>
        <Button variant="tertiary" size="L" onClick={onEvents}>
          {say("events", "Events")}
        </Button>
      </Flex>
    </form>
  );
}
