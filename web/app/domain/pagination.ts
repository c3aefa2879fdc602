/**
 * Reads a page number of an address.
 *
 * @param text - The `page` parameter; `null` when absent.
 * @returns A whole number from 1; anything else reads as 1.
 */
export function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,6}$/u.test(text) ? Number(text) : 1;
}

/** Number of pages `total` items fill; 1 when there are none. */
export function pageCountOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/**
 * The page numbers to offer: first, last, current and its neighbours.
 *
 * @returns Numbers in order, with `null` where two or more are left out. A
 *   single number is never left out: it takes no more room than the gap.
 */
export function pageNumbers(current: number, count: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count);
  const offered = [...new Set(near)].sort((a, b) => a - b);

  return offered.flatMap((page, index) => {
    const skipped = page - (offered[index - 1] ?? 0) - 1;
    if (skipped === 0) return [page];
    return skipped === 1 ? [page - 1, page] : [null, page];
  });
}
