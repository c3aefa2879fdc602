import { useEffect, useState, type ComponentType } from "react";

/**
 * A component that a page can do without: its code comes once the page is
 * alive and shows it. Never in the server's HTML. When the code can't be loaded
 * the page stays as it is, and the browser reports the error.
 *
 * @param load - Gives the component, from a dynamic import.
 */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => React.ReactNode {
  return (props) => {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);

    useEffect(() => {
      void load().then((component) => setLoaded(() => component));
    }, []);
    return Loaded && <Loaded {...props} />;
  };
}
