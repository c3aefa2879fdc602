/** Statuses of answers to a GET that are worth one more try (E05). */
export const retryStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
