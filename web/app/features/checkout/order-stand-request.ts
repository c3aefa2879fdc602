import { orderStandPath } from "@circuit/contract/own-paths";
import type { HoldData } from "./checkout-view-data.ts";
import type { OrderKey, OrderStand } from "./order/order-view-data.ts";

/** What a visitor's page asks the server, in the body: an address would be written into logs. */
export type StandQuestion = (OrderKey & { intent: "stand" }) | { token: string; intent: "extend" };

/** What it answers: how the order stands; while it is in its checkout, until when. */
export interface StandAnswer {
  stand: OrderStand | "held";
  hold: HoldData | null;
}

async function ask(question: StandQuestion): Promise<StandAnswer | null> {
  try {
    const response = await fetch(orderStandPath, { method: "POST", body: new URLSearchParams({ ...question }) });
    const answer: unknown = response.ok ? await response.json() : null;
    return isAnswer(answer) ? answer : null;
  } catch {
    // Without a network there is no answer; whoever asks goes on without.
    return null;
  }
}

/** Asks for more time. @returns The new hold; `null` when no more time is given. */
export async function askForTime(token: string): Promise<HoldData | null> {
  return (await ask({ token, intent: "extend" }))?.hold ?? null;
}

/** Asks how an order stands; `null` when nobody answers. */
export async function askStand(key: OrderKey): Promise<StandAnswer["stand"] | null> {
  return (await ask({ ...key, intent: "stand" }))?.stand ?? null;
}

function isAnswer(value: unknown): value is StandAnswer {
  return typeof value === "object" && value !== null && "stand" in value && "hold" in value;
}
