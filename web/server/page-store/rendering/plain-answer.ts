/** An answer that is not stored, read in full because any number of requests may share it. */
export interface PlainAnswer {
  status: number;
  headers: Headers;
  body: Buffer;
}
