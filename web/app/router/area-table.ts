/**
 * Address of the whole route table, for the pages of an area that the browser itself loads, such as an account.
 *
 * @param table - Address of the table that every other page loads, which the areas aren't in.
 */
export function areaTableOf(table: string): string {
  return table.replace("/manifest-", "/area-manifest-");
}
