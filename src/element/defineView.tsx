// The element inside a tag's shell: r2wc's, around the tag's React view.
import r2wc from '@r2wc/react-to-web-component';
import { hostCss } from '../ui/theme/hostCss.ts';
import { ElementRoot } from './ElementRoot.tsx';
import { defineOnce } from './shell/defineOnce.ts';
import { fillHostSheet } from './shell/hostSheet.ts';
import { returnTime, type TagAction, viewName } from './shell/PortalShell.ts';
import type { TagDefinition } from './TagDefinition.ts';

/** r2wc's class as it is; its types promise less. */
interface ReactElementConstructor {
  new (): HTMLElement & { connectedCallback(): void; disconnectedCallback(): void };
}

/**
 * Registers the view of a tag, for which the tag's shells on the page wait. It has no props and no shadow root of its
 * own: it finds its shell from `container` and reads the options there, so nothing is reflected to the page.
 */
export function defineView(definition: TagDefinition): void {
  fillHostSheet(hostCss);
  const View = r2wc(({ container }: { container: HTMLElement }) => (
    <ElementRoot definition={definition} container={container} />
  )) as ReactElementConstructor;

  defineOnce(
    viewName(definition.tag),
    class extends View {
      /** r2wc unmounts at once. A node that is moved, or comes back soon, keeps its state. */
      override disconnectedCallback(): void {
        setTimeout(() => {
          if (!this.isConnected) super.disconnectedCallback();
        }, returnTime);
      }

      act(action: TagAction, options?: FocusOptions): Promise<void> {
        return import('./runTagAction.ts').then((code) =>
          code.runTagAction(this, definition, action, options),
        );
      }

      /** Its presence makes `moveBefore` keep everything as it is, instead of removing and inserting. */
      connectedMoveCallback(): void {
        // The view was not torn down, so there is nothing to do.
      }
    },
  );
}
