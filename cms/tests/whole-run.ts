/** Whether this is the run of everything: then files `*.whole.test.ts` run too, and others at their full size. */
export const isWholeRun = process.env["TESTS_WHOLE"] !== undefined;
