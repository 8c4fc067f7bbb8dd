/**
 * Screens and panels that load when they are first shown. A failure is kept (a promise made anew at each render
 * would ask again without end) until a boundary's retry forgets it; React.lazy would keep it for ever.
 */
import { type ComponentType, type ReactElement, use } from 'react';

const forgetters = new Set<() => void>();

/** Lets the screens that failed to load be asked for again. Error boundaries call it on retry. */
export function forgetFailedScreens(): void {
  for (const forget of forgetters) forget();
  forgetters.clear();
}

export interface LazyComponent<P> {
  (props: P): ReactElement;
  /** Starts the load without showing anything (a link is pointed at). Failures show when it is rendered. */
  preload(): void;
}

/** A component whose code comes with `load`. It suspends until then and throws what `load` rejected with. */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  let loading: Promise<void> | undefined;
  let loaded: ComponentType<P> | undefined;

  const start = (): Promise<void> => {
    loading ??= load().then(
      (component) => {
        loaded = component;
      },
      (error: unknown) => {
        forgetters.add(() => {
          loading = undefined;
        });
        throw error;
      },
    );
    return loading;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: called once per screen, at module level
  function LazyScreen(props: P): ReactElement {
    if (!loaded) use(start());
    const Screen = loaded as ComponentType<P>;
    return <Screen {...props} />;
  }
  return Object.assign(LazyScreen, {
    preload() {
      start().catch(() => undefined);
    },
  });
}
