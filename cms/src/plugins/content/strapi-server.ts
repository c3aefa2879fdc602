import { circuitProblemsRouter } from "../../content/circuit/circuit-problems-routes.ts";
import { scheduleRouter } from "../../content/scheduling/schedule-routes.ts";
import { usesRouter } from "../../content/uses/uses-routes.ts";

/** Plugin with the panel's routes about content, because only plugins can add routes to the panel. */
export default {
  routes: { "circuit-problems": circuitProblemsRouter, schedule: scheduleRouter, uses: usesRouter },
};
