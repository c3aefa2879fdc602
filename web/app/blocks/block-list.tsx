import { Suspense, useState } from "react";
import { lazyHydrate } from "#app/ui/lazy-component.tsx";
import { isInteractive, type FormViewBlock, type InteractiveViewBlock, type StaticViewBlock } from "./block-kinds.ts";
import { blockViews, formBlockCode, interactiveBlockCode } from "./block-views.ts";
import type { PagePart } from "./view-block.ts";

const LazyFormBlock = lazyHydrate(formBlockCode);
const LazyInteractiveBlock = lazyHydrate(interactiveBlockCode);

type Run =
  | { start: number; interactive: InteractiveViewBlock | FormViewBlock }
  | { start: number; static: StaticViewBlock[] };

/**
 * Shows the blocks of a page. On the first page of a visit, React keeps the server's HTML of blocks without scripts, so
 * the browser needn't load their code; it loads that code before it renders another page itself.
 */
export function BlockList({ blocks }: { blocks: readonly PagePart[] }) {
  const [written] = useState(blockViews.Static === null ? blocks : null);

  return toRuns(blocks).map((run) =>
    "interactive" in run ? (
      <Suspense key={run.start} fallback={null}>
        <InteractivePart block={run.interactive} isFirst={run.start === 0} />
      </Suspense>
    ) : (
      <StaticPart key={run.start} run={run.static} start={run.start} isWritten={written === blocks} />
    ),
  );
}

/** Groups consecutive static blocks into one run; each interactive block is a run of its own. */
function toRuns(blocks: readonly PagePart[]): Run[] {
  const runs: Run[] = [];
  for (const [start, block] of blocks.entries()) {
    const last = runs.at(-1);
    if (isInteractive(block)) runs.push({ start, interactive: block });
    else if (last !== undefined && "static" in last) last.static.push(block);
    else runs.push({ start, static: [block] });
  }
  return runs;
}

function InteractivePart({ block, isFirst }: { block: InteractiveViewBlock | FormViewBlock; isFirst: boolean }) {
  if (block.__component === "blocks.form") {
    const FormPart = blockViews.Form ?? LazyFormBlock;
    return <FormPart block={block} isFirst={isFirst} />;
  }
  const InteractiveView = blockViews.Interactive ?? LazyInteractiveBlock;
  return <InteractiveView block={block} isFirst={isFirst} />;
}

interface StaticPartProps {
  run: readonly StaticViewBlock[];
  start: number;
  /** Whether the page on screen still has the server's HTML of these blocks. */
  isWritten: boolean;
}

function StaticPart({ run, start, isWritten }: StaticPartProps) {
  const View = blockViews.Static;
  // With suppressHydrationWarning, hydration keeps the server's HTML inside this element.
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
