import { Suspense, useState } from "react";
import { lazyHydrate } from "#app/ui/lazy-component.tsx";
import { isLive, type FormViewBlock, type LiveViewBlock, type StillViewBlock } from "./block-kinds.ts";
import { blockViews, formBlockCode, liveBlockCode } from "./block-views.ts";
import type { PagePart } from "./view-block.ts";

const LazyFormBlock = lazyHydrate(formBlockCode);
const LazyLiveBlock = lazyHydrate(liveBlockCode);

type Run = { start: number; live: LiveViewBlock | FormViewBlock } | { start: number; still: StillViewBlock[] };

/**
 * The blocks of a page, in the editor's order.
 *
 * Blocks without scripts of their own stay as the server wrote them: on the first
 * page of a visit the browser never loads their code. It has the code by the time
 * it draws a page itself.
 */
export function BlockList({ blocks }: { blocks: readonly PagePart[] }) {
  const [written] = useState(blockViews.Still === null ? blocks : null);

  return toRuns(blocks).map((run) =>
    "live" in run ? (
      <Suspense key={run.start} fallback={null}>
        <LivePart block={run.live} isFirst={run.start === 0} />
      </Suspense>
    ) : (
      <StillPart key={run.start} run={run.still} start={run.start} isWritten={written === blocks} />
    ),
  );
}

/** Blocks that follow each other without a live one between them stay together. */
function toRuns(blocks: readonly PagePart[]): Run[] {
  const runs: Run[] = [];
  for (const [start, block] of blocks.entries()) {
    const last = runs.at(-1);
    if (isLive(block)) runs.push({ start, live: block });
    else if (last !== undefined && "still" in last) last.still.push(block);
    else runs.push({ start, still: [block] });
  }
  return runs;
}

function LivePart({ block, isFirst }: { block: LiveViewBlock | FormViewBlock; isFirst: boolean }) {
  if (block.__component === "blocks.form") {
    const FormPart = blockViews.Form ?? LazyFormBlock;
    return <FormPart block={block} isFirst={isFirst} />;
  }
  const LiveView = blockViews.Live ?? LazyLiveBlock;
  return <LiveView block={block} isFirst={isFirst} />;
}

interface StillPartProps {
  run: readonly StillViewBlock[];
  start: number;
  /** Whether the server wrote these blocks into the page that is on screen. */
  isWritten: boolean;
}

function StillPart({ run, start, isWritten }: StillPartProps) {
  const View = blockViews.Still;
  // React leaves what is inside alone when it takes the page over.
  if (View === null || isWritten)
    return <div className="still" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;

  return (
    <div className="still">
      {run.map((block, index) => (
        // Blocks have no identity of their own, and never change place on a rendered page.
        // oxlint-disable-next-line react/no-array-index-key
        <View key={index} block={block} isFirst={start + index === 0} />
      ))}
    </div>
  );
}
