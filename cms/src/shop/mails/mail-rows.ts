import type { Locale } from "#contract/locales";
import { escaped } from "../../mail/write-mail.ts";

// Parts of an HTML mail: tables with inline styles and nothing to load, as mail programs may block the rest.

/** A label with its value; texts aren't escaped yet. */
export interface Row {
  label: string;
  value: string;
}

export const ink = { dark: "#0B1416", muted: "#4B5563", line: "#D1D5DB", light: "#ffffff" };
const page = "#E5E7EB";

/** Returns the style of running text. @param size - In pixels. */
export const bodyStyle = (size = 16) =>
  `font-family:Helvetica,Arial,sans-serif;font-size:${size}px;line-height:${Math.round(size * 1.45)}px`;

/** Returns the style of large capitals. @param size - In pixels. */
export const displayStyle = (size: number) =>
  `font-family:'Arial Narrow',Arial,sans-serif;font-weight:900;text-transform:uppercase;mso-line-height-rule:exactly;font-size:${size}px;line-height:${size}px`;

/** Optional style sheet: stacks cells on phones, and adds a dark mode in which coloured rows keep their colours. */
const sheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}body{margin:0;padding:0}table{border-collapse:collapse}
@media(max-width:599px){.w{width:100%!important}.stk{display:block!important;width:auto!important;box-sizing:border-box}.h1{font-size:40px!important;line-height:40px!important}.tel{font-size:28px!important;line-height:28px!important}}
@media(prefers-color-scheme:dark){.bg{background:#0B1416!important}.bx{background:#1A292E!important}.tx{color:#F3F6F7!important}.mu{color:#AAB7BC!important}.ln{border-color:#F3F6F7!important}.hl{border-color:#2C3D43!important}}
[data-ogsc] .tx{color:#F3F6F7!important}[data-ogsc] .mu{color:#AAB7BC!important}[data-ogsb] .bx{background:#1A292E!important}[data-ogsb] .bg{background:#0B1416!important}`;

/** Renders a table that only lays out. @param more - Its attributes. */
export const table = (rows: string, more = 'width="100%"') =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${more}>${rows}</table>`;

/** Renders a row of a table. */
export const block = (cell: string) => `<tr>${cell}</tr>`;

/** An empty row. */
export const gap = block('<td height="12" style="font-size:0;line-height:12px">&nbsp;</td>');

/**
 * Renders a whole mail.
 *
 * @param preheader - Text that inboxes show beside the subject.
 * @param rows - Rendered rows of its only column.
 */
export function mailPage(locale: Locale, subject: string, preheader: string, rows: readonly string[]): string {
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
export function field(colour: string, color: string, ...content: string[]): string {
  return block(
    `<td bgcolor="${colour}" style="background:${colour};padding:20px 24px;color:${color}">${content.join("")}</td>`,
  );
}

/** Renders a row in the colour of boxes, which differs in dark mode. */
export function box(...content: string[]): string {
  return block(
    `<td class="bx" bgcolor="${ink.light}" style="background:${ink.light};padding:18px 24px">${content.join("")}</td>`,
  );
}

/** Renders a heading. */
export function title(text: string, size = 30): string {
  const look = size > 16 ? displayStyle(size) : `${bodyStyle(size)};font-weight:700`;
  return `<h2 class="tx" style="margin:0 0 10px;${look};color:${ink.dark}">${escaped(text)}</h2>`;
}

/** Renders a paragraph. @param look - Its class, for a dark mode. */
export function paragraph(text: string, style: string, look?: string): string {
  return `<p${look === undefined ? "" : ` class="${look}"`} style="${style}">${escaped(text)}</p>`;
}

/** Renders a row with a strip of coloured cells, like the kerb of a racetrack. */
export function kerb(colour: string): string {
  const cells = Array.from({ length: 20 }, (_, index) => {
    const own = index % 2 === 0 ? colour : ink.light;
    return `<td width="5%" height="12" bgcolor="${own}" style="font-size:0;line-height:12px;background:${own}">&nbsp;</td>`;
  });
  return block(`<td>${table(block(cells.join("")))}</td>`);
}

/** Renders labels with their values. @param isStrong - Whether with thick dark lines and bold values, as on a ticket. */
export function labelledRows(rows: readonly Row[], isStrong = false): string {
  if (rows.length === 0) return "";
  const line = isStrong ? `2px solid ${ink.dark}` : `1px solid ${ink.line}`;
  const cells = rows.map(({ label, value }) => {
    const style = `padding:8px 0;border-top:${line};${bodyStyle()};color:${ink.dark}`;
    const look = isStrong ? "tx ln" : "tx hl";
    return block(
      `<td class="${look}" valign="top" style="${style};padding-right:12px">${escaped(label)}</td><td class="${look}" align="right" valign="top" style="${style}${isStrong ? ";font-weight:700" : ""}">${escaped(value)}</td>`,
    );
  });
  return table(cells.join(""));
}
