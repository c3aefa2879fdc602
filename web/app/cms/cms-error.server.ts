import * as z from "zod";

const errorBodySchema = z.object({
  error: z.object({
    status: z.number(),
    name: z.string(),
    message: z.string(),
    details: z.unknown().optional(),
  }),
});

/** A failed call to the CMS: the error in its answer, else status 500 and name `UnknownError` (E06). */
export class CmsError extends Error {
  override name: string;
  readonly status: number;
  readonly details: unknown;
  /** Whether a rate limit of the CMS or a proxy refused the call. */
  isLimited = false;
  /** Seconds after which to retry; `null` when the answer doesn't say. */
  retryAfterSeconds: number | null = null;

  constructor(status: number, name: string, message: string, details: unknown = null) {
    super(message);
    this.status = status;
    this.name = name;
    this.details = details;
  }

  /** Makes the error from the body of an answer; `message` is used when the body holds no error. */
  static fromBody(body: unknown, message: string): CmsError {
    const parsed = errorBodySchema.safeParse(body);
    if (!parsed.success) return new CmsError(500, "UnknownError", message);
    const { error } = parsed.data;
    return new CmsError(error.status, error.name, error.message, error.details);
  }
}

/** An answer that breaks its schema; the message has the path of the call and the field. */
export class CmsContractError extends Error {
  override name = "CmsContractError";
}

/** Whether an error means that the CMS is broken, rather than a fault of the site. */
export function isCmsFailure(error: unknown): error is CmsError | CmsContractError {
  return error instanceof CmsError || error instanceof CmsContractError;
}

/** Waits for a read; returns what `recover` returns if the CMS is broken. Other errors pass. */
export async function orIfBroken<Value, Other>(
  reading: Promise<Value>,
  recover: (error: CmsError | CmsContractError) => Other,
): Promise<Value | Other> {
  try {
    return await reading;
  } catch (error) {
    if (!isCmsFailure(error)) throw error;
    return recover(error);
  }
}
