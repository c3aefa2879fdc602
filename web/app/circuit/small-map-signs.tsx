interface Place {
  x: number;
  y: number;
}

/** Draws a number on a small map, as in the list beside the map. The SVG group around it sets the colours. */
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

/** Draws an entrance on a small map. @param letter - `null` where no legend beside the map explains it. */
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
