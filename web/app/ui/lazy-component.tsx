// oxlint-disable-next-line house/no-raw-import -- the one place that gives it a promise that never rejects
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { lazyWithRetry, type LazyCode } from "./lazy-with-retry.ts";

/**
 * A component that a page can do without: its code comes once the page is
 * alive and shows it. Never in the server's HTML. While the code can't be loaded
 * the page stays as it is.
 *
 * @param load - Gives the component, from a dynamic import.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const code = lazyWithRetry(load);
  return (props) => {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);

    useEffect(() => {
      void code.whenHere().then((component) => setLoaded(() => component));
    }, []);
    return Loaded && <Loaded {...props} />;
  };
}

/**
 * A component that the server has written into the page, and whose code comes later: until then the server's HTML
 * stays. Needs a `Suspense` around it. React's own `lazy` would put an error in place of the page when the code
 * can't be loaded.
 */
export function lazyHydrate<Props extends object>(code: LazyCode<ComponentType<Props>>) {
  return lazy(async () => ({ default: await code.whenHere() }));
}

/**
 * A part of a page that the server writes, and whose code comes later: until then the server's HTML stays.
 *
 * @returns The part, and `need` to get its code before the browser draws such a page, or the server any.
 */
export function serverRenderedPart<Props extends object>(code: LazyCode<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const need = async () => (loaded = await code.need());
  const Lazy = lazyHydrate(code);
  const Part = (props: Props) => {
    // The same for as long as it is on the page: another component would be drawn anew, without its state and the focus.
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
 * What a visitor opens, such as a viewer. When its code can't be had it closes again: the page is as it was,
 * and the next press tries again.
 */
export function lazyOnOpen<Props extends { onClose: () => void }>(code: LazyCode<ComponentType<Props>>) {
  return (props: Props & { meanwhile?: ReactNode }) => {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const close = useRef(props.onClose);

    useEffect(() => {
      let isClosed = false;
      const open = async () => {
        const component = await code.take();
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
