import { readEnvironment } from "./environment/read-environment.ts";

/** How much of the shop one network may take. */
export default () => ({ ordersPerNetwork: readEnvironment(process.env).ORDERS_PER_NETWORK });
