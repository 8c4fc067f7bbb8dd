// Leaves out of react-dom what nothing here renders. Each feature begins with a kind of element or a hook; where none of them is
// ever made, its functions are never called, or find nothing to do. Throws where react-dom has no function of such a name: after
// an update of React the list has to be looked through again.

/** Lists by feature the functions that lose their body. What only they need goes with them. */
const unused: Readonly<Record<string, readonly string[]>> = {
  '<ViewTransition>': [
    'trackEnterViewTransitions',
    'applyViewTransitionToHostInstances',
    'restoreViewTransitionOnHostInstances',
    'commitAppearingPairViewTransitions',
    'commitEnterViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'measureNestedViewTransitions',
    'startViewTransition',
    'createViewTransitionInstance',
  ],
  'a ref of a fragment': [
    'FragmentInstance',
    'commitNewChildToFragmentInstance',
    'commitNewChildToFragmentInstances',
    'deleteChildFromFragmentInstance',
  ],
  '<link>, <meta>, <script>, <style> and <title>, which React moves into the head': [
    'isHostHoistableType',
    'getResource',
    'acquireResource',
    'suspendResource',
    'insertStylesheetIntoRoot',
    'getHydratableHoistableCache',
    'preload',
    'preloadModule',
    'preinitStyle',
    'preinitScript',
    'preinitModuleScript',
    'preconnectAs',
  ],
  // Inside a shadow root it sees the host alone, and would ask that one to take the focus.
  'the focus, given back after a commit': ['getActiveElementDeep'],
  // It fakes a navigation of the page for it.
  'a sign of transitions in the browser itself': ['defaultOnDefaultTransitionIndicator'],
  'pictures and style sheets that a commit waits for': [
    'accumulateSuspenseyCommitOnFiber',
    'estimateBandwidth',
    'insertSuspendedStylesheets',
  ],
  'a function as the action of a form': ['startHostTransition', 'recursivelyResetForms'],
  "React's compiler": ['useMemoCache'],
  'unstable_scheduleHydration()': ['attemptExplicitHydrationTarget'],
  '<SuspenseList>': ['updateSuspenseListComponent', 'cutOffTailIfNeeded', 'initSuspenseListRenderState'],
  '<Activity>': ['updateActivityComponent'],
  useActionState: [
    'mountActionState',
    'updateActionState',
    'rerenderActionState',
    'updateActionStateImpl',
    'dispatchActionState',
    'runActionStateAction',
  ],
};

/** The frames of components in errors: names that the bundle has shortened, for the price of calling the components once more. */
const frame = /^function describeNativeComponentFrame\((\w+), \w+\) \{$[\s\S]*?^\}$/m;

/**
 * Finds the errors that React throws to itself. With a stack, which nobody reads, an inspector would read the whole file again for
 * each.
 */
const thrownMark = /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * Keeps back for 300 ms what follows an outline, lest the next outline flash by. Here a tag, its area and its screen each wait
 * for their code one after the other, mostly for a few milliseconds: people saw nothing for half a second.
 */
const throttle = /\(\(exitStatus = globalMostRecentFallbackTime \+ 300 - now\(\)\),\s*10 < exitStatus\)/;

export function leanReactDom(code: string): string {
  let lean = code.replace(/^FragmentInstance\.prototype\.\w+ = [\s\S]*?^\};?$/gm, '');
  if (!frame.test(lean))
    throw new Error('react-dom describes components in another way: see leanReactDom.ts');
  lean = lean.replace(frame, 'function describeNativeComponentFrame($1) { return $1.name; }');
  if (lean.match(thrownMark)?.length !== 5)
    throw new Error('react-dom throws other marks to itself: see leanReactDom.ts');
  lean = lean.replace(thrownMark, '$1{message:$2}');
  if (!throttle.test(lean))
    throw new Error('react-dom holds screens back in another way: see leanReactDom.ts');
  lean = lean.replace(throttle, 'false');
  for (const name of Object.values(unused).flat()) {
    const whole = new RegExp(`^(function ${name}\\([^{]*\\)) \\{$[\\s\\S]*?^\\}$`, 'm');
    if (!whole.test(lean)) throw new Error(`react-dom has no function ${name}: see leanReactDom.ts`);
    lean = lean.replace(whole, '$1 {}');
  }
  return lean;
}
