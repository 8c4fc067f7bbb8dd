import type { ShellConstructor } from '../../src/element/shell/createShell.ts';
import { defineOnce } from '../../src/element/shell/defineOnce.ts';

/** Defines a tag, unless a loader or another copy has done so. */
export function register(element: ShellConstructor): void {
  if (typeof customElements !== 'undefined') defineOnce(element.tag, element);
}
