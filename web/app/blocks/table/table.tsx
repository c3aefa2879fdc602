import { useId } from "react";
import { TextSection } from "#app/blocks/text-section.tsx";
import type { BlockProps } from "#app/blocks/view-block.ts";
import { parseTableRows, type TableRows } from "#app/domain/table-rows.ts";
import { InOrder } from "#app/ui/in-order.tsx";
import styles from "./table.module.css";

/** A table with its caption; one that is wider than the screen scrolls sideways by itself. */
export function Table({ block: { caption, rows } }: BlockProps<"blocks.table">) {
  const captionId = useId();
  const table = parseTableRows(rows);
  if (table === null) return null;

  return (
    <TextSection>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard */}
      <div className={styles.scroll} role="region" aria-labelledby={captionId} tabIndex={0}>
        <table className={styles.table}>
          <caption id={captionId}>
            <span>{caption}</span>
          </caption>
          <TableContent table={table} />
        </table>
      </div>
    </TextSection>
  );
}

function TableContent({ table: { headings, rows, isFigures } }: { table: TableRows }) {
  const side = (column: number) => (isFigures[column] ? styles.figures : undefined);

  return (
    <>
      <thead>
        <tr>
          <InOrder items={headings}>
            {(heading, column) =>
              heading === "" ? (
                <td />
              ) : (
                <th scope="col" className={side(column)}>
                  {heading}
                </th>
              )
            }
          </InOrder>
        </tr>
      </thead>
      <tbody>
        <InOrder items={rows}>
          {([first = "", ...cells]) => (
            <tr>
              <th scope="row">{first}</th>
              <InOrder items={cells}>
                {(cell, index) => (
                  <td className={side(index + 1)}>
                    <CellText text={cell} />
                  </td>
                )}
              </InOrder>
            </tr>
          )}
        </InOrder>
      </tbody>
    </>
  );
}

/** The text of a cell; one that is an email address can be written to. */
function CellText({ text }: { text: string }) {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(text) ? <a href={`mailto:${text}`}>{text}</a> : text;
}
