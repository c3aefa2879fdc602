/** Returns the number of pages for `total` items, at least 1. */
export function pageCountOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Returns the page numbers to show: first, last, current and its neighbours, with `null` for a gap of two or more. */
export function pageNumbers(current: number, count: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count);
  const offered = [...new Set(near)].sort((a, b) => a - b);

  return offered.flatMap((page, index) => {
    const skipped = page - (offered[index - 1] ?? 0) - 1;
    if (skipped === 0) return [page];
    return skipped === 1 ? [page - 1, page] : [null, page];
  });
}
