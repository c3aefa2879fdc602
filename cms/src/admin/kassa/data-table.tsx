import { Flex, Table, Tbody, Td, Th, Thead, Tr, Typography } from "@strapi/design-system";
import type { ReactNode } from "react";

export interface Column {
  title: string;
  isNumber?: boolean;
}

interface DataTableProps {
  /** Name of the table for screen readers. */
  label: string;
  columns: readonly Column[];
  rows: readonly { key: string; cells: readonly ReactNode[]; isTotal?: boolean }[];
}

/** Shows a `DataTable` with its label as a heading. */
export function TitledTable(props: DataTableProps) {
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography tag="h3" variant="delta">
        {props.label}
      </Typography>
      <DataTable {...props} />
    </Flex>
  );
}

/** Shows a plain table of texts and numbers. */
export function DataTable({ label, columns, rows }: DataTableProps) {
  const align = (index: number) => ({ textAlign: columns[index]?.isNumber === true ? "right" : "left" }) as const;
  return (
    <Table colCount={columns.length} rowCount={rows.length + 1} aria-label={label}>
      <Thead>
        <Tr>
          {columns.map(({ title }, index) => (
            <Th key={title} style={align(index)}>
              <Typography variant="sigma" textColor="neutral600" style={{ width: "100%" }}>
                {title}
              </Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {rows.map(({ key, cells, isTotal = false }) => (
          <Tr key={key}>
            {cells.map((cell, index) => (
              <Td key={columns[index]?.title ?? index} style={align(index)}>
                {typeof cell === "string" ? (
                  <Typography textColor="neutral800" fontWeight={isTotal ? "bold" : "regular"}>
                    {cell}
                  </Typography>
                ) : (
                  cell
                )}
              </Td>
            ))}
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
