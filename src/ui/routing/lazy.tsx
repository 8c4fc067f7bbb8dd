/**
 * Screens and panels whose code loads when they are first shown. A failure is kept until a boundary's retry: a new promise
 * at each render would request the code without end, and React.lazy would keep the failure for ever.
 */
import { type ComponentType, type ReactElement, use } from 'react';

const forgetting = new Set<() => void>();

/** The screens that a tag may begin with, by an area of texts that no other such screen shows. */
const beginnings = new Map<string, () => Promise<unknown>>();

/** Loads the code of the screen that shows those areas, so that React can hydrate it at once. */
export async function loadBeginning(areas: readonly string[]): Promise<void> {
  await Promise.all(areas.map((area) => beginnings.get(area)?.()));
}

/** Lets the screens that failed to load be requested again. Error boundaries call it on retry. */
export function forgetFailedScreens(): void {
  for (const forget of forgetting) forget();
  forgetting.clear();
}

export interface LazyComponent<P> {
  (props: P): ReactElement;
  /** Starts the load before anything is shown (a link is pointed at). A failure shows when the component renders. */
  preload(): void;
}

/**
 * A component whose code `load` fetches. It suspends until then and throws what `load` rejected with.
 * @param area of texts, for a screen that a tag may begin with
 */
export function lazyScreen<P extends object>(
  load: () => Promise<ComponentType<P>>,
  area?: string,
): LazyComponent<P> {
  let loading: Promise<ComponentType<P>> | undefined;

  const start = (): Promise<ComponentType<P>> => {
    if (loading) return loading;
    const begun = load();
    loading = begun;
    begun.then(
      (component) => {
        // React's `use` reads these fields of a promise: with them, a component whose code is there never suspends.
        Object.assign(begun, { status: 'fulfilled', value: component });
      },
      () => {
        forgetting.add(() => {
          loading = undefined;
        });
      },
    );
    return begun;
  };
  if (area !== undefined) beginnings.set(area, start);

  // biome-ignore lint/correctness/noComponentHookFactories: runs as the module loads, never in a render; without it each screen would need its own copy of this component
  function LazyScreen(props: P): ReactElement {
    const Screen = use(start());
    return <Screen {...props} />;
  }
  return Object.assign(LazyScreen, {
    preload() {
      void start();
    },
  });
}
