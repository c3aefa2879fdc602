import type { Core } from "@strapi/strapi";

/** Migration of tables that didn't record chargebacks: adds their column. */
export async function addChargedBack({ connection }: Core.Strapi["db"], table: string): Promise<void> {
  if (await connection.schema.hasColumn(table, "chargedBackCents")) return;
  await connection.schema.alterTable(table, (columns) => {
    columns.integer("chargedBackCents").notNullable().defaultTo(0);
  });
}
