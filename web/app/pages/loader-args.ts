import type { LoaderFunctionArgs } from "react-router";

/** What the router gives the loader or action of a route, as its `Route.LoaderArgs`. @typeParam Param - Names of the route's params. */
export type LoaderArgs<Param extends string = never> = LoaderFunctionArgs & { params: Record<Param, string> };
