/** The public area without a menu: logo, help, and the courses or the form. Both of its paths show the same. */
import { SimpleLayout } from '../../ui/shells/SimpleLayout.tsx';
import { PublicoPage } from './PublicoPage.tsx';

interface PublicoAreaProps {
  /** True if the page's location belongs to something else; the area then neither reads nor writes it. */
  readonly foreign: boolean;
}

export function PublicoArea({ foreign }: PublicoAreaProps) {
  return (
    <SimpleLayout wide home={foreign ? undefined : '/publico'}>
      <PublicoPage foreign={foreign} />
    </SimpleLayout>
  );
}
