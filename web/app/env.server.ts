import * as z from "zod";

const httpUrl = z.url({ protocol: /^https?$/u });

const yesNo = z.enum(["true", "false"]).transform((value) => value === "true");

/** A comma-separated list. */
const names = z
  .string()
  .default("")
  .transform((value) => value.split(",").flatMap((name) => (name.trim() === "" ? [] : [name.trim()])));

/** Every variable the web server knows, with its default; `.env.example` explains them. */
export const webEnvironmentSchema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("production"),
  WEB_HOST: z.string().min(1).default("127.0.0.1"),
  WEB_PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  SITE_URL: httpUrl.default("http://localhost:3000"),
  SITE_NAMES: names,
  SEARCH_ENGINES: z.enum(["allow", "disallow"]).default("allow"),
  CMS_URL: httpUrl.default("http://127.0.0.1:1337"),
  CMS_PUBLIC_URL: httpUrl.optional(),
  CMS_API_PREFIX: z
    .string()
    .regex(/^(?:\/[\w-]+)*$/u)
    .default("/api"),
  CMS_API_TOKEN: z.string().optional(),
  CMS_USER_POPULATE: z
    .string()
    .regex(/^(?:\*|[\w.,-]+)$/u)
    .default("*"),
  CMS_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(5000),
  CMS_START_SECONDS: z.coerce.number().int().min(0).max(3600).default(180),
  NAVIGATION_CACHE: yesNo.default(true),
  ICON_SERVICE_URL: httpUrl.optional(),
  TAG_MANAGER_ID: z.string().optional(),
  TAG_MANAGER_ENABLED: yesNo.optional(),
  TAG_MANAGER_IGNORED_VIEWS: names,
  SITE_CMS_SECRET: z.string().min(16).optional(),
  /** The old name of `SITE_CMS_SECRET`. */
  PURGE_SECRET: z.string().min(16).optional(),
  PAGES_DIR: z.string().min(1).default(".state/pages"),
  PAGE_WARM_UP: yesNo.default(true),
  WEB_PROCESSES: z.coerce.number().int().min(1).max(256).optional(),
  FORMS_DIR: z.string().min(1).default(".state/forms"),
  STREAMS_DIR: z.string().min(1).default("streams"),
  FORM_SENDS_PER_ADDRESS: z.coerce.number().int().min(1).max(1_000_000).default(20),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  VIES_URL: httpUrl.optional(),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  RECAPTCHA_MIN_SCORE: z.coerce.number().min(0).max(1).default(0.5),
  REDIS_URL: z.url({ protocol: /^rediss?$/u }).optional(),
});

export type WebEnvironment = Readonly<z.infer<typeof webEnvironmentSchema>>;

/** Thrown for a missing or malformed variable; the message names it on one line. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

/**
 * Parses the environment.
 *
 * @param source - Text values by name; an empty value counts as absent, except `CMS_API_PREFIX`: a CMS may have no
 *   prefix.
 * @throws {EnvironmentError} A value is missing or malformed.
 */
export function readEnvironment(source: Record<string, string | undefined>): WebEnvironment {
  const given = Object.fromEntries(
    Object.entries(source).filter(([name, value]) => value !== "" || name === "CMS_API_PREFIX"),
  );
  const parsed = webEnvironmentSchema.safeParse(given);
  if (parsed.success) {
    const { SITE_CMS_SECRET, PURGE_SECRET } = parsed.data;
    return Object.freeze({ ...parsed.data, SITE_CMS_SECRET: SITE_CMS_SECRET ?? PURGE_SECRET });
  }

  const [issue] = parsed.error.issues;
  throw new EnvironmentError(`${issue?.path.join(".") ?? "environment"}: ${issue?.message ?? "invalid"}`);
}

/** The web server's settings; no other code of the application reads `process.env`. */
export const env = readEnvironment(process.env);

/** Sets the process's own `NODE_ENV`, which libraries read, in case only the default applies. */
export function setNodeEnv(): void {
  process.env["NODE_ENV"] = env.NODE_ENV;
}
