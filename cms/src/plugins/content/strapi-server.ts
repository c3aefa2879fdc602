import { circuitProblemsRouter } from "../../content/circuit/circuit-problems-routes.ts";
import { scheduleRouter } from "../../content/scheduling/schedule-routes.ts";
import { usesRouter } from "../../content/uses/uses-routes.ts";

/** What the panel asks about content: only plugins may have routes for the panel. Its rules are in `src/index.ts`. */
export default {
  routes: { "circuit-problems": circuitProblemsRouter, schedule: scheduleRouter, uses: usesRouter },
};
