import { Typography } from "@strapi/design-system";
import type { StrapiApp } from "@strapi/strapi/admin";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Link, useLocation } from "react-router-dom";
import { formatEuros } from "./euros.ts";
import { choiceId } from "./translations/choices.ts";

type Row = Record<string, unknown>;

interface Header {
  name: string;
  attribute?: { type?: string };
  cellFormatter?: (row: Row, header: Header) => ReactNode;
}

interface ListView {
  displayedHeaders: Header[];
  layout: unknown;
}

/** Makes lists show choices in words, amounts in euros, short dates, and years without a thousands separator. */
export function formatListCells(app: StrapiApp): void {
  app.registerHook("Admin/CM/pages/ListView/inject-column-in-table", ({ displayedHeaders, layout }: ListView) => ({
    displayedHeaders: displayedHeaders.map((header) => {
      const Cell = cellOf(header);
      return Cell === null ? header : { ...header, cellFormatter: cell(Cell, header.name) };
    }),
    layout,
  }));
}

type Cell = (props: { name: string; value: unknown; row: Row }) => ReactNode;

function cellOf({ name, attribute, cellFormatter }: Header): Cell | null {
  if (cellFormatter !== undefined) return null;
  if (name.endsWith("Cents")) return EuroCell;
  if (name === "year") return YearCell;
  if (attribute?.type === "enumeration") return ChoiceCell;
  return attribute?.type === "datetime" ? MomentCell : null;
}

function cell(Cell: Cell, name: string): Header["cellFormatter"] {
  return (row) => <Cell name={name} value={row[name]} row={row} />;
}

function Words({ children }: { children: string }) {
  return <Typography textColor="neutral800">{children}</Typography>;
}

function EuroCell({ value }: { value: unknown }) {
  return <Words>{typeof value === "number" ? `€\u00A0${formatEuros(value)}` : "–"}</Words>;
}

function ChoiceCell({ name, value }: { name: string; value: unknown }) {
  const intl = useIntl();
  if (typeof value !== "string") return <Words>–</Words>;
  return <Words>{intl.formatMessage({ id: choiceId(name, value), defaultMessage: value })}</Words>;
}

/** Shows a moment in the circuit's time zone, like the forms. */
function MomentCell({ value }: { value: unknown }) {
  const intl = useIntl();
  if (typeof value !== "string") return <Words>–</Words>;
  return (
    <Words>{intl.formatDate(value, { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Amsterdam" })}</Words>
  );
}

/** Shows a year as a link to the entry: a poster has no title that could be the link. */
function YearCell({ value, row }: { value: unknown; row: Row }) {
  const { search } = useLocation();
  return (
    <Link to={{ pathname: String(row["documentId"]), search }}>
      <Words>{typeof value === "number" ? String(value) : "–"}</Words>
    </Link>
  );
}
