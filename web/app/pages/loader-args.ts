import type { LoaderFunctionArgs } from "react-router";

/** Arguments of a loader or action, like a route's `Route.LoaderArgs`. `Param` names the route's params. */
export type LoaderArgs<Param extends string = never> = LoaderFunctionArgs & { params: Record<Param, string> };
