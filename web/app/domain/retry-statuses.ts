/** HTTP statuses after which a GET is retried once (E05). */
export const retryStatuses: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
