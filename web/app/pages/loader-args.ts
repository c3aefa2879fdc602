import type { LoaderFunctionArgs } from "react-router";

/** Arguments of a loader or action, as its `Route.LoaderArgs`. @typeParam Param - Names of the route's params. */
export type LoaderArgs<Param extends string = never> = LoaderFunctionArgs & { params: Record<Param, string> };
