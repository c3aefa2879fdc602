import { Box, Button, Flex, LinkButton } from "@strapi/design-system";
import { Layouts, Page } from "@strapi/strapi/admin";
import { type FormEvent, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { maxSearchLength } from "../../shop/kassa-limits.ts";
import { kassaPermissions } from "./kassa-permissions.ts";
import { EventOverview } from "./event-overview.tsx";
import { FoundOrders } from "./found-orders.tsx";
import { LabelledInput } from "../fields/labelled-input.tsx";
import { OrderDetail } from "./order-detail.tsx";
import { ScannerDoubles } from "./scanner-doubles.tsx";
import { ScannerList } from "./scanner-list.tsx";
import { useKassaWords } from "./words.ts";

/** The box office (*Kassa*), where staff see events with their places, orders, and the scanners at the gates. */
export function KassaPage() {
  return (
    <Page.Protect permissions={kassaPermissions}>
      <Kassa />
    </Page.Protect>
  );
}

/**
 * Shows what the query of the URL names: `?order=12` an order, `?scanner=3` a scanner's doubles, `?part=scanners` all
 * scanners, `?q=jan` a search (`&page=2` its next hundred), else the events. Closing an order restores that query.
 */
function Kassa() {
  const { say } = useKassaWords();
  const [params, setParams] = useSearchParams();
  const search = params.get("q");
  const title = say("menu", "Box office");

  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header title={title} subtitle={say("intro", "Places, orders, refunds and scanners")} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8}>
          <Flex gap={4} wrap="wrap" alignItems="flex-end" justifyContent="space-between">
            <SearchForm key={search} search={search ?? ""} onSearch={(q) => setParams({ q })} />
            <KassaNavigation params={params} />
          </Flex>
          <KassaView params={params} onShow={setParams} />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

/** Shows the part of the box office that the query names. */
function KassaView({ params, onShow }: { params: URLSearchParams; onShow: (params: Record<string, string>) => void }) {
  const [search, order, scanner] = ["q", "order", "scanner"].map((name) => params.get(name));
  const openOrder = (id: number) => onShow({ ...Object.fromEntries(params), order: String(id) });

  if (order) {
    const { order: _order, ...before } = Object.fromEntries(params);
    return <OrderDetail key={order} id={order} onBack={() => onShow(before)} />;
  }
  if (scanner) {
    return (
      <ScannerDoubles key={scanner} id={scanner} onOrder={openOrder} onBack={() => onShow({ part: "scanners" })} />
    );
  }
  if (params.get("part") === "scanners") return <ScannerList onDoubles={(id) => onShow({ scanner: String(id) })} />;
  if (search == null) return <EventOverview onOrder={openOrder} />;
  const page = Math.max(1, Math.trunc(Number(params.get("page") ?? 1)) || 1);
  const onPage = (to: number) => onShow({ q: search, page: String(to) });
  return <FoundOrders key={search} search={search} page={page} onPage={onPage} onOpen={openOrder} />;
}

/** Links to the events and the scanners. */
function KassaNavigation({ params }: { params: URLSearchParams }) {
  const { say } = useKassaWords();
  const isAtScanners = params.has("scanner") || params.has("part");
  const parts = [
    { search: "", label: say("events", "Events"), isHere: params.size === 0 },
    { search: "?part=scanners", label: say("scanners", "Scanners"), isHere: isAtScanners },
  ];
  return (
    <Flex tag="nav" gap={2} aria-label={say("parts", "Parts of the box office")}>
      {parts.map(({ search, label, isHere }) => (
        <LinkButton
          key={search}
          tag={Link}
          to={{ search }}
          size="L"
          variant={isHere ? "secondary" : "tertiary"}
          aria-current={isHere ? "page" : undefined}
        >
          {label}
        </LinkButton>
      ))}
    </Flex>
  );
}

interface SearchFormProps {
  search: string;
  onSearch: (search: string) => void;
}

/** Cleans a typed or pasted search: no control characters, and no longer than the CMS accepts. */
function cleanSearch(text: string): string {
  return text
    .replaceAll(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, maxSearchLength)
    .toWellFormed()
    .trim();
}

function SearchForm({ search, onSearch }: SearchFormProps) {
  const { say } = useKassaWords();
  const [text, setText] = useState(search);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(cleanSearch(text));
  };
  return (
    <form role="search" onSubmit={submit}>
      <Flex gap={2} alignItems="flex-end" wrap="wrap">
        <Box width="36rem" maxWidth="100%">
          <LabelledInput
            name="q"
            label={`${say("search", "Find an order")} (${say("search.hint", "number, name, address, e-mail address, telephone, VAT number, reference, event or ticket")})`}
            value={text}
            onType={setText}
          />
        </Box>
        <Button type="submit" size="L">
          {say("search.go", "Search")}
        </Button>
      </Flex>
    </form>
  );
}
