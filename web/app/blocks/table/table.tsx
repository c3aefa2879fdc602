import { useId } from "react";
import { TextSection } from "#app/blocks/text-section.tsx";
import type { BlockProps } from "#app/blocks/view-block.ts";
import { titleAnchor } from "#app/domain/title-anchor.ts";
import { parseTableRows, type TableRows } from "#app/domain/table-rows.ts";
import { IndexedItems } from "#app/ui/in-order.tsx";
import styles from "./table.module.css";

/** Number of columns that fit the narrowest screen. */
const columnsOfPhone = 2;

/**
 * Table with a title. On narrow screens each row of a table with three or more columns becomes a block, with column
 * names beside the cells; an even wider table scrolls sideways.
 */
export function Table({ block: { caption, rows } }: BlockProps<"blocks.table">) {
  const ownId = useId();
  const titleId = titleAnchor(caption) ?? ownId;
  const table = parseTableRows(rows);
  if (table === null) return null;
  const isWide = table.headings.length > columnsOfPhone;

  return (
    <TextSection>
      <h2 className={`d2 ${styles.title}`} id={titleId}>
        {caption}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard */}
      <div className={styles.scroll} role="region" aria-labelledby={titleId} tabIndex={0}>
        <table className={`${styles.table} ${isWide ? styles.wide : ""}`} aria-labelledby={titleId}>
          <TableContent table={table} />
        </table>
      </div>
    </TextSection>
  );
}

function TableContent({ table: { headings, rows, numericColumns } }: { table: TableRows }) {
  const side = (column: number) => (numericColumns[column] ? styles.figures : undefined);

  return (
    <>
      <thead>
        <tr>
          <IndexedItems items={headings}>
            {(heading, column) =>
              heading === "" ? (
                <td />
              ) : (
                <th scope="col" className={side(column)}>
                  {heading}
                </th>
              )
            }
          </IndexedItems>
        </tr>
      </thead>
      <tbody>
        <IndexedItems items={rows}>
          {([first = "", ...cells]) => (
            <tr>
              <th scope="row">{first}</th>
              <IndexedItems items={cells}>
                {(cell, index) => (
                  <td className={side(index + 1)} data-column={headings[index + 1]}>
                    <CellText text={cell} />
                  </td>
                )}
              </IndexedItems>
            </tr>
          )}
        </IndexedItems>
      </tbody>
    </>
  );
}

/** Text of a cell, as a `mailto:` link if it is an e-mail address. */
function CellText({ text }: { text: string }) {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(text) ? <a href={`mailto:${text}`}>{text}</a> : text;
}
