import type { BrandColour } from "#contract/field";
import type { Locale } from "#contract/locales";
import { escaped } from "../../mail/write-mail.ts";
import { textColourOn } from "../documents/brand-shapes.ts";
import type { CircuitDetails } from "../documents/circuit-details.ts";
import type { StubDays } from "../documents/written-values.ts";

interface Row {
  label: string;
  value: string;
}

/** An event on the days that were ordered. */
export interface MailVisit {
  colour: BrandColour;
  days: StubDays;
  title: string;
  /** `2 × Hoofdtribune`. */
  tickets: readonly string[];
  facts: readonly Row[];
  /** Note that the event isn't on those days any more; `null` when it is. */
  change: string | null;
}

/** Content of an order's HTML mail, not escaped yet. */
export interface OrderMailView {
  locale: Locale;
  subject: string;
  /** Text that inboxes show beside the subject. */
  preheader: string;
  order: Row;
  heading: string;
  colour: BrandColour;
  paragraphs: readonly string[];
  button: { label: string; url: string };
  /** Boxes of rows below the heading, such as what is attached. */
  boxes: readonly { title: string; rows: readonly Row[] }[];
  visits: readonly MailVisit[];
  /** Links to other pages, each with a large word and a text. */
  ways: readonly { colour: BrandColour; word: string; text: string; link: { label: string; url: string } }[];
  sums: { title: string; rows: readonly Row[]; total: Row | null; notes: readonly string[] };
  questions: { title: string; text: string; phone: string | null; notes: readonly string[] };
  circuit: CircuitDetails;
}

const ink = { dark: "#0B1416", muted: "#4B5563", line: "#D1D5DB", light: "#ffffff" };
const page = "#E5E7EB";

const body = (size = 16) =>
  `font-family:Helvetica,Arial,sans-serif;font-size:${size}px;line-height:${Math.round(size * 1.45)}px`;
const display = (size: number) =>
  `font-family:'Arial Narrow',Arial,sans-serif;font-weight:900;text-transform:uppercase;mso-line-height-rule:exactly;font-size:${size}px;line-height:${size}px`;

/** Optional style sheet: stacks cells on phones, and adds a dark mode in which coloured rows keep their colours. */
const sheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}body{margin:0;padding:0}table{border-collapse:collapse}
@media(max-width:599px){.w{width:100%!important}.stk{display:block!important;width:auto!important;box-sizing:border-box}.h1{font-size:40px!important;line-height:40px!important}.tel{font-size:28px!important;line-height:28px!important}}
@media(prefers-color-scheme:dark){.bg{background:#0B1416!important}.bx{background:#1A292E!important}.tx{color:#F3F6F7!important}.mu{color:#AAB7BC!important}.ln{border-color:#F3F6F7!important}.hl{border-color:#2C3D43!important}}
[data-ogsc] .tx{color:#F3F6F7!important}[data-ogsc] .mu{color:#AAB7BC!important}[data-ogsb] .bx{background:#1A292E!important}[data-ogsb] .bg{background:#0B1416!important}`;

const table = (rows: string, more = 'width="100%"') =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${more}>${rows}</table>`;
const block = (cell: string) => `<tr>${cell}</tr>`;
const gap = block('<td height="12" style="font-size:0;line-height:12px">&nbsp;</td>');

/** Renders an order's HTML mail: tables with inline styles and nothing to load, as mail programs may block the rest. */
export function orderMailHtml(view: OrderMailView): string {
  const { locale, subject, preheader, visits, ways, boxes, circuit } = view;
  const rows = [
    nameRow(view),
    block(`<td>${kerb(circuit.colours.primary)}</td>`),
    headRow(view),
    ...boxes.map((one) => box(title(one.title, 16), rowsOf(one.rows))),
    ...visits.map((visit) => gap + visitRow(visit, circuit)),
    ways.length > 0 ? gap : "",
    ...ways.map((way) => wayRow(way, circuit)),
    gap + sumsRow(view),
    gap + questionsRow(view),
    block(`<td>${kerb(circuit.colours.primary)}</td>`),
    footRow(circuit),
  ];
  const hidden = `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(preheader)}</div>`;
  const width = 'width="600" class="w" style="width:600px;max-width:100%"';
  const whole = table(
    block(`<td align="center">${table(rows.join(""), width)}</td>`),
    `width="100%" class="bg" bgcolor="${page}"`,
  );
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no"><title>${escaped(subject)}</title><style>${sheet}</style>`;
  return `<!doctype html><html lang="${locale}"><head>${head}</head><body class="bg" bgcolor="${page}" style="margin:0;background:${page}">${hidden}<div role="article" aria-label="${escaped(subject)}" lang="${locale}">${whole}</div></body></html>`;
}

/** Renders a row whose colours stay in dark mode. */
function field(colour: string, color: string, content: string): string {
  return block(`<td bgcolor="${colour}" style="background:${colour};padding:20px 24px;color:${color}">${content}</td>`);
}

/** Renders a row in the colour of boxes, which differs in dark mode. */
function box(...content: string[]): string {
  return block(
    `<td class="bx" bgcolor="${ink.light}" style="background:${ink.light};padding:18px 24px">${content.join("")}</td>`,
  );
}

function title(text: string, size = 30): string {
  const look = size > 16 ? display(size) : `${body(size)};font-weight:700`;
  return `<h2 class="tx" style="margin:0 0 10px;${look};color:${ink.dark}">${escaped(text)}</h2>`;
}

function inks(colour: BrandColour, { colours }: CircuitDetails): [colour: string, color: string] {
  return [colours[colour], textColourOn(colour)];
}

/** Renders a strip of coloured cells, like the kerb of a racetrack. */
function kerb(colour: string): string {
  const cells = Array.from({ length: 20 }, (_, index) => {
    const own = index % 2 === 0 ? colour : ink.light;
    return `<td width="5%" height="12" bgcolor="${own}" style="font-size:0;line-height:12px;background:${own}">&nbsp;</td>`;
  });
  return table(block(cells.join("")));
}

function nameRow({ circuit, order }: OrderMailView): string {
  const name = `<td style="${display(22)};color:${ink.light}">${escaped(circuit.name)}</td>`;
  const number = `<td align="right" style="${body(15)};color:${ink.light}">${escaped(order.label)}<br><b>${escaped(order.value)}</b></td>`;
  return field(ink.dark, ink.light, table(block(name + number)));
}

function headRow({ heading, colour, paragraphs, button, circuit }: OrderMailView): string {
  const [own, color] = inks(colour, circuit);
  const link = `<a href="${escaped(button.url)}" style="display:inline-block;padding:15px 24px;color:${ink.light};text-decoration:none;${body(17)};font-weight:700">${escaped(button.label)}</a>`;
  return field(
    own,
    color,
    [
      `<h1 class="h1" style="margin:0 0 14px;${display(heading.length > 26 ? 40 : 56)};color:${color}">${escaped(heading)}</h1>`,
      ...paragraphs.map((text) => `<p style="margin:0 0 12px;${body(18)};color:${color}">${escaped(text)}</p>`),
      table(block(`<td bgcolor="${ink.dark}" style="background:${ink.dark}">${link}</td>`), ""),
    ].join(""),
  );
}

function visitRow({ colour, days, title: name, tickets, facts, change }: MailVisit, circuit: CircuitDetails): string {
  const [own, color] = inks(colour, circuit);
  const numerals = `<p style="margin:0;${display(days.count === 1 ? 62 : 36)};color:${color}">${escaped(days.numerals)}</p>`;
  const when = `<p style="margin:6px 0 0;${body(15)};font-weight:700;color:${color}">${days.lines.map(escaped).join("<br>")}</p>`;
  const what = tickets.map(
    (text) => `<p class="tx" style="margin:0 0 8px;${body(17)};font-weight:700;color:${ink.dark}">${escaped(text)}</p>`,
  );
  const note =
    change === null ? "" : `<p class="tx" style="margin:8px 0 0;${body()};color:${ink.dark}">${escaped(change)}</p>`;
  const stub = `<td class="stk" width="116" valign="top" bgcolor="${own}" style="background:${own};padding:18px 16px 16px 24px">${numerals}${when}</td>`;
  const text = `<td class="stk bx" valign="top" bgcolor="${ink.light}" style="background:${ink.light};padding:18px 24px">${title(name, 26)}${what.join("")}${rowsOf(facts, true)}${note}</td>`;
  return block(`<td>${table(block(stub + text))}</td>`);
}

/** @param isStrong - Whether rows have thick dark lines and bold values, as on a ticket. */
function rowsOf(rows: readonly Row[], isStrong = false): string {
  if (rows.length === 0) return "";
  const line = isStrong ? `2px solid ${ink.dark}` : `1px solid ${ink.line}`;
  const cells = rows.map(({ label, value }) => {
    const style = `padding:8px 0;border-top:${line};${body()};color:${ink.dark}`;
    const look = isStrong ? "tx ln" : "tx hl";
    return block(
      `<td class="${look}" valign="top" style="${style};padding-right:12px">${escaped(label)}</td><td class="${look}" align="right" valign="top" style="${style}${isStrong ? ";font-weight:700" : ""}">${escaped(value)}</td>`,
    );
  });
  return table(cells.join(""));
}

function wayRow({ colour, word, text, link }: OrderMailView["ways"][number], circuit: CircuitDetails): string {
  const [own, color] = inks(colour, circuit);
  const big = `<td class="stk" width="180" valign="top" style="padding:0 16px 6px 0;${display(38)};color:${color}">${escaped(word)}</td>`;
  const more = `<td class="stk" valign="top" style="${body()};color:${color}">${escaped(text)}<br><a href="${escaped(link.url)}" style="color:${color};font-weight:700;text-decoration:underline;display:inline-block;padding:8px 0 0">${escaped(link.label)}</a></td>`;
  return field(own, color, table(block(big + more)));
}

function sumsRow({ sums }: OrderMailView): string {
  const style = `padding:12px 0 0;border-top:4px solid ${ink.dark};${display(26)};color:${ink.dark}`;
  const total =
    sums.total === null
      ? ""
      : table(
          block(
            `<td class="tx ln" style="${style}">${escaped(sums.total.label)}</td><td class="tx ln" align="right" style="${style};white-space:nowrap">${escaped(sums.total.value)}</td>`,
          ),
        );
  const notes = sums.notes.map(
    (note) => `<p class="mu" style="margin:12px 0 0;${body()};color:${ink.muted}">${escaped(note)}</p>`,
  );
  return box(title(sums.title), rowsOf(sums.rows), total, ...notes);
}

function questionsRow({ questions, circuit }: OrderMailView): string {
  const [own, color] = inks("yellow", circuit);
  const { phone } = questions;
  const call =
    phone === null
      ? ""
      : `<p style="margin:0"><a href="tel:${escaped(phone.replaceAll(/[^\d+]/gu, ""))}" class="tel" style="color:${color};text-decoration:none;white-space:nowrap;${display(40)}">${escaped(phone)}</a></p>`;
  return field(
    own,
    color,
    [
      `<h2 style="margin:0 0 10px;${display(30)};color:${color}">${escaped(questions.title)}</h2>`,
      `<p style="margin:0 0 8px;${body(17)};color:${color}">${escaped(questions.text)}</p>`,
      call,
      ...questions.notes.map((note) => `<p style="margin:12px 0 0;${body()};color:${color}">${escaped(note)}</p>`),
    ].join(""),
  );
}

function footRow({ organisation, street, town }: CircuitDetails): string {
  const address = [organisation, street, town].filter((part) => part !== null).join(", ");
  return field(ink.dark, ink.light, `<p style="margin:0;${body(15)};color:${ink.light}">${escaped(address)}</p>`);
}
