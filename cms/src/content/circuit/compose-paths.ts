import { networkProblems } from "#contract/circuit/network-problems";
import {
  type Circuit,
  type PathEdge,
  pathEdgeSchema,
  type PathNetwork,
  pathNodeSchema,
  trackLimits,
} from "#contract/circuit/track-file";
import { type TrackProblem, trackProblem } from "#contract/circuit/track-problem";
import { valueProblems } from "#contract/circuit/read-track-file";
import { fieldsOf } from "../schema-parts.ts";
import { readParts } from "./read-parts.ts";

/** The paths that the site gets. */
interface ComposedPaths {
  paths: PathNetwork;
  /** Whether there are paths, and they form one connected network. */
  hasPaths: boolean;
}

/** Most comparisons of stretches of path with pieces of track and with places: about a second of work. */
const maxComparisons = 8_000_000;

const none: ComposedPaths = { paths: { nodes: [], edges: [] }, hasPaths: false };

/**
 * Reads the path network of a circuit, without wrong nodes and edges. A network that isn't connected counts as none,
 * since it would send people the wrong way. A destination that no path reaches is reported, and stays on the map.
 *
 * @param input - JSON in the circuit's entry, which may hold anything.
 * @param problems - Problems are added to it.
 */
export function composePaths(circuit: Circuit, input: unknown, problems: TrackProblem[]): ComposedPaths {
  const { nodes, edges } = fieldsOf(input);
  if (!Array.isArray(nodes) || !Array.isArray(edges) || nodes.length === 0) return none;
  // A larger network takes seconds to check, and nobody would know which part of it the site shows.
  for (const [list, most, part] of [
    [nodes, trackLimits.nodes, "node"],
    [edges, trackLimits.edges, "edge"],
  ] as const) {
    if (list.length <= most) continue;
    problems.push(trackProblem("too-many", part, null, { most, count: list.length }));
    return none;
  }

  const destinationIds = new Set([...circuit.stands, ...circuit.places, ...circuit.areas].map(({ id }) => id));
  const list = { name: "nodes", part: "node", schema: pathNodeSchema, most: trackLimits.nodes } as const;
  const read = readParts(list, nodes, problems).map(({ value }) => {
    const lost = value.arrivesAt.filter((id) => !destinationIds.has(id));
    problems.push(...lost.map((destination) => trackProblem("unknown-destination", "node", value.id, { destination })));
    return { ...value, arrivesAt: value.arrivesAt.filter((id) => destinationIds.has(id)) };
  });
  const network = { nodes: read, edges: readEdges(edges, problems) };
  const stretches = network.edges.reduce((sum, { bends }) => sum + bends.length + 1, 0);
  const most = Math.floor(maxComparisons / comparisonsPerStretch(circuit));
  if (stretches > most) {
    problems.push(trackProblem("too-many", "edge", null, { field: "bends", most, count: stretches }));
    return none;
  }

  const all = networkProblems({ ...circuit, paths: network });
  const ofEdges = all.filter(({ part }) => part === "edge");
  problems.push(...ofEdges);
  const wrong = new Set(ofEdges.map(({ id }) => id));
  const paths = { ...network, edges: network.edges.filter(({ from, to }) => !wrong.has(`${from}–${to}`)) };
  // Checks again only if edges were left out, as this is most of the work.
  const rest = wrong.size === 0 ? all : networkProblems({ ...circuit, paths });
  problems.push(...rest);
  return rest.some(({ code }) => code === "network-in-parts") ? none : { paths, hasPaths: true };
}

/** Returns with how many pieces of track and places each stretch of path is compared. */
function comparisonsPerStretch({ centreLine, pitLane, stands, places, areas }: Circuit): number {
  const corners = [...stands, ...areas].reduce((sum, { outline }) => sum + outline.length + 1, places.length);
  return corners + centreLine.length + pitLane.length;
}

function readEdges(inputs: readonly unknown[], problems: TrackProblem[]): PathEdge[] {
  return inputs.flatMap((input) => {
    const { data, error } = pathEdgeSchema.safeParse(input);
    if (data !== undefined) return [data];
    const issues = error.issues.map((issue) => ({ ...issue, path: ["edges", 0, ...issue.path] }));
    problems.push(...valueProblems(issues, { edges: [input] }).slice(0, 1));
    return [];
  });
}
