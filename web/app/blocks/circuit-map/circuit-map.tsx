"use client";

import type { ReactNode } from "react";
import type { BlockProps } from "#app/blocks/view-block.ts";
import { LazyCircuitMap } from "#app/features/circuit-map/lazy-circuit-map.tsx";
import { MapStyleSheet } from "#app/features/circuit-map/map-style-sheet.tsx";
import { useAvailability } from "#app/features/shop/choose/use-availability.ts";
import { useShopPaths } from "#app/features/shop/use-shop-paths.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { circuitMapMessages } from "#app/i18n/messages/circuit-map.ts";

/** Map of the circuit: choose a grandstand, see the view from it, and go to its tickets. */
export function CircuitMap({ block: { title, text, data }, isFirst }: BlockProps<"blocks.circuit-map">) {
  const words = circuitMapMessages[useLocale()];
  const { alarmOf } = useShopPaths();
  if (data === null) {
    return (
      <section className="section wrap">
        <p className="lead">{words.missing}</p>
      </section>
    );
  }
  return (
    <>
      <MapStyleSheet />
      <LazyCircuitMap
        data={data}
        title={title}
        text={text}
        isMain={isFirst}
        renderWithAvailability={withAvailability}
        alarmOf={alarmOf}
      />
    </>
  );
}

type Draw = (left: ReturnType<typeof useAvailability>) => ReactNode;

/** Passes current ticket availability to `draw`, and polls it while mounted. */
function WithAvailability({ draw }: { draw: Draw }) {
  return draw(useAvailability());
}

const withAvailability = (draw: Draw) => <WithAvailability draw={draw} />;
