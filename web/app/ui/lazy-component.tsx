// oxlint-disable-next-line house/no-raw-import -- the one place that gives it a promise that never rejects
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { lazyWithRetry, type LazyCode } from "./lazy-with-retry.ts";

/**
 * Creates an optional component, whose code loads after hydration when the page shows it; the server never renders it.
 * If loading fails the page stays as it is.
 *
 * @param load - Imports the component.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const code = lazyWithRetry(load);
  return (props) => {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);

    useEffect(() => {
      void code.loadWhenOnline().then((component) => setLoaded(() => component));
    }, []);
    return Loaded && <Loaded {...props} />;
  };
}

/**
 * Creates a component that keeps the server's HTML until its code is loaded. It needs a `Suspense` around it. With a
 * failing import, React's own `lazy` would replace the page by an error.
 */
export function lazyHydrate<Props extends object>(code: LazyCode<ComponentType<Props>>) {
  return lazy(async () => ({ default: await code.loadWhenOnline() }));
}

/**
 * Creates a part of a page that keeps the server's HTML until its code is loaded.
 *
 * @returns The component, and `need`, which loads its code before rendering on the server or on navigation.
 */
export function serverRenderedPart<Props extends object>(code: LazyCode<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const need = async () => (loaded = await code.loadOrThrow());
  const Lazy = lazyHydrate(code);
  const Part = (props: Props) => {
    // Stays the same while mounted: switching components would remount it and lose its state and focus.
    const [View] = useState(() => loaded ?? Lazy);
    return (
      <Suspense fallback={null}>
        <View {...props} />
      </Suspense>
    );
  };
  return { Part, need };
}

/**
 * Creates a component that a visitor opens, such as a viewer. When its code fails to load it calls `onClose`, and
 * opening it again tries again.
 */
export function lazyOnOpen<Props extends { onClose: () => void }>(code: LazyCode<ComponentType<Props>>) {
  return (props: Props & { meanwhile?: ReactNode }) => {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const close = useRef(props.onClose);

    useEffect(() => {
      let isClosed = false;
      const open = async () => {
        const component = await code.tryLoad();
        if (isClosed) return;
        if (component === null) close.current();
        else setLoaded(() => component);
      };
      void open();
      return () => {
        isClosed = true;
      };
    }, []);
    return Loaded === null ? (props.meanwhile ?? null) : <Loaded {...props} />;
  };
}
