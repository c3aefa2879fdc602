interface Place {
  x: number;
  y: number;
}

/** The number of something on a small map, as in the list beside it; in the colours of the group around it. */
export function NumberSign({ number, x, y }: Place & { number: number }) {
  return (
    <>
      <path d={`M${x - 17} ${y - 13}h34v26h-34z`} />
      <text x={x} y={y + 8}>
        {number}
      </text>
    </>
  );
}

/** An entrance on a small map. @param letter - `null` where nothing beside the map tells it. */
export function GateSign({ letter, x, y }: Place & { letter: string | null }) {
  return (
    <>
      <path d={`M${x} ${y - 16}l16 16-16 16-16-16z`} />
      {letter === null ? null : (
        <text x={x} y={y + 7}>
          {letter}
        </text>
      )}
    </>
  );
}
