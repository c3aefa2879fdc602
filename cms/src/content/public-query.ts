import { errors } from "@strapi/utils";
import * as z from "zod";

/** The properties of a field, as in Strapi's schemas, that decide whether a query may use it. */
interface Field {
  type: string;
  private?: boolean;
}

/** Fields of a type by name, as in Strapi's schemas. */
type Fields = Readonly<Record<string, Field>>;

/** Limits of one query, far above what the site itself asks for. */
const limits = { conditions: 12, values: 60, depth: 4, sorts: 3, fields: 40, text: 300, page: 100_000 };

const comparisons = ["$eq", "$eqi", "$ne", "$nei", "$lt", "$lte", "$gt", "$gte"];
const searches = ["$contains", "$containsi", "$startsWith", "$startsWithi", "$endsWith", "$endsWithi"];
const lists = ["$in", "$notIn"];
const presence = ["$null", "$notNull"];

/** Types of fields that the database compares without reading long texts, grouped by the operators they allow. */
const texts = new Set(["string", "uid", "enumeration", "email", "text"]);
const numbers = new Set(["integer", "biginteger", "decimal", "float"]);
const moments = new Set(["datetime", "date", "time", "timestamp"]);

const moment = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/u;
const clockTime = /^\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?$/u;

/** Fields of every entry, besides those of its type. */
const ownFields: Fields = { id: { type: "integer" }, documentId: { type: "string" } };

const printable = z
  .string()
  .max(limits.text)
  .regex(/^[^\p{Cc}]*$/u);
const whole = z.string().regex(/^\d{1,6}$/u);

const querySchema = z.strictObject({
  view: printable.optional(),
  locale: printable.optional(),
  filters: z.unknown().optional(),
  sort: z.union([printable, z.array(printable).max(limits.sorts)]).optional(),
  fields: z.union([printable, z.array(printable).max(limits.fields)]).optional(),
  // `applyView` replaces it by that of the view, or refuses it.
  populate: z.unknown().optional(),
  pagination: z
    .strictObject({
      page: whole.refine((page) => Number(page) > 0 && Number(page) <= limits.page),
      pageSize: whole.refine((size) => Number(size) > 0),
      start: whole,
      limit: whole,
      withCount: z.enum(["true", "false", "1", "0"]),
    })
    .partial()
    .optional(),
});

const record = z.record(z.string(), z.unknown());

/** What a query has used of its limits. */
interface Usage {
  conditions: number;
}

/**
 * Checks the query of a caller without an API token: it may use only public fields of the entry itself, and few
 * conditions. Each relation in a filter costs a join, and a filter on a private field would give away its value letter
 * by letter.
 *
 * @param fields - Fields of the content type.
 * @throws {errors.ValidationError} The query asks for more; answered with 400.
 */
export function checkPublicQuery(query: unknown, fields: Fields): void {
  const read = querySchema.safeParse(query);
  if (!read.success) {
    const [issue] = read.error.issues;
    const where = issue?.code === "unrecognized_keys" ? issue.keys[0] : issue?.path.join(".");
    throw refusal(`${where ?? "the query"} can't be asked for like that without an API token`);
  }
  const { filters, sort = [], fields: wanted = [] } = read.data;
  const shown = shownFields(fields);
  if (filters !== undefined) checkFilters(filters, shown, { conditions: 0 }, 0);
  const sorts = [sort].flat().flatMap((text) => text.split(","));
  if (sorts.length > limits.sorts) throw refusal("there are too many fields to sort on");
  for (const part of sorts) checkSort(part, shown);
  for (const name of [wanted].flat().flatMap((text) => text.split(","))) {
    if (name !== "*" && !isField(name, fields)) throw refusal(`there is no field ${name}`);
  }
}

/** Returns the fields that a query may compare: public ones of a simple type. */
function shownFields(fields: Fields): Fields {
  const isSimple = (type: string) => type === "boolean" || [texts, numbers, moments].some((kinds) => kinds.has(type));
  const shown = Object.entries(fields).filter(([, field]) => field.private !== true && isSimple(field.type));
  return { ...Object.fromEntries(shown), ...ownFields };
}

function isField(name: string, fields: Fields): boolean {
  return Object.hasOwn(ownFields, name) || (Object.hasOwn(fields, name) && fields[name]?.private !== true);
}

function checkSort(text: string, shown: Fields): void {
  const [name = "", direction = "asc", ...rest] = text.trim().split(":");
  const isDirection = ["asc", "desc"].includes(direction.toLowerCase()) && rest.length === 0;
  if (!Object.hasOwn(shown, name) || !isDirection) throw refusal(`sort can't be by ${text}`);
}

/** Checks one level of `filters`: conditions on fields, and groups of conditions. */
function checkFilters(filters: unknown, shown: Fields, usage: Usage, depth: number): void {
  const read = record.safeParse(filters);
  if (!read.success || depth > limits.depth) throw refusal("filters are nested too deep or malformed");
  for (const [name, value] of Object.entries(read.data)) {
    const field = Object.hasOwn(shown, name) ? shown[name] : undefined;
    if (name === "$and" || name === "$or") {
      for (const part of groupOf(value)) checkFilters(part, shown, usage, depth + 1);
    } else if (name === "$not") checkFilters(value, shown, usage, depth + 1);
    else if (field === undefined) throw refusal(`there is no filter on ${name}`);
    else checkConditions(name, value, field, usage);
  }
}

/** Returns the conditions in a group; the query parser turns a long list into an object with numeric names. */
function groupOf(value: unknown): unknown[] {
  const parts: unknown[] = Array.isArray(value) ? value : Object.values(record.safeParse(value).data ?? {});
  if (parts.length === 0 || parts.length > limits.conditions) throw refusal("a group of filters is empty or too long");
  return parts;
}

/** Checks the conditions on one field: a value, or a value for each operator. */
function checkConditions(name: string, value: unknown, { type }: Field, usage: Usage): void {
  const conditions = record.safeParse(value).data ?? { $eq: value };
  for (const [operator, operand] of Object.entries(conditions)) {
    usage.conditions += 1;
    const isKnown = isOperator(operator, type);
    if (!isKnown || usage.conditions > limits.conditions || !isOperand(operator, operand, type)) {
      throw refusal(`the filter ${operator} on ${name} is unknown, malformed, or one too many`);
    }
  }
}

function isOperator(operator: string, type: string): boolean {
  if (searches.includes(operator)) return texts.has(type);
  return [...comparisons, ...lists, ...presence].includes(operator);
}

function isOperand(operator: string, operand: unknown, type: string): boolean {
  if (presence.includes(operator)) return operand === "true" || operand === "false";
  if (!lists.includes(operator)) return isValue(operand, type);
  const values: unknown[] = Array.isArray(operand) ? operand : [operand];
  return values.length <= limits.values && values.every((value) => isValue(value, type));
}

function isValue(value: unknown, type: string): boolean {
  const text = printable.safeParse(value);
  if (!text.success) return false;
  // An integer column refuses fractions and numbers above 2,147,483,647.
  if (type === "integer") return /^-?\d{1,9}$/u.test(text.data);
  if (numbers.has(type)) return /^-?\d{1,15}(?:\.\d{1,10})?$/u.test(text.data);
  if (type === "time") return clockTime.test(text.data);
  if (moments.has(type)) return moment.test(text.data) && !Number.isNaN(Date.parse(text.data));
  return type !== "boolean" || ["true", "false", "1", "0"].includes(text.data);
}

function refusal(reason: string): errors.ValidationError {
  return new errors.ValidationError(`Invalid query: ${reason}`);
}
