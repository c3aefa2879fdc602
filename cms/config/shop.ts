import { readEnvironment } from "./environment/read-environment.ts";

/** Rate limits of the shop. */
export default () => ({ ordersPerNetwork: readEnvironment(process.env).ORDERS_PER_NETWORK });
