/** An answer that is not kept, read in full: any number of visitors may be waiting for it. */
export interface PlainAnswer {
  status: number;
  headers: Headers;
  body: Buffer;
}
