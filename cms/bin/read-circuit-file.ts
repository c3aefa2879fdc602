import { readFile } from "node:fs/promises";
import { readTrackFile } from "../contract/dist/circuit/read-track-file.js";
import { EnvironmentError } from "../config/environment/read-environment.ts";

/**
 * Reads and validates the file with a circuit to import.
 *
 * @returns The file's text; `null` when no file is configured.
 * @throws {EnvironmentError} The file can't be read, or its circuit is invalid.
 */
export async function readCircuitFile(file: string | undefined): Promise<string | null> {
  if (file === undefined) return null;
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    throw new EnvironmentError(`CMS_CIRCUIT_FILE: ${String(error)}`);
  });
  const { problems } = readTrackFile(parsed(text));
  if (problems === null) return text;
  const lines = problems.map(
    ({ code, part, id, values }) => `  ${part} ${id ?? ""}: ${code} ${JSON.stringify(values)}`,
  );
  throw new EnvironmentError(`CMS_CIRCUIT_FILE: the circuit has problems\n${lines.join("\n")}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new EnvironmentError("CMS_CIRCUIT_FILE: the file is no JSON");
  }
}
