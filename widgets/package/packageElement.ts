// The class of a tag for programs that bundle their own code: its view loads by import(), which their bundler follows.
import { createShell, type ShellConstructor } from '../../src/element/shell/createShell.ts';
import { emit } from '../../src/element/shell/emit.ts';
import type { PortalShell } from '../../src/element/shell/PortalShell.ts';
import type { PropTypes } from '../../src/element/shell/propTypes.ts';
import { advise, setHelp } from '../../src/state/advise.ts';
import { resolveIdioma } from '../../src/state/idioma.ts';
import { showFailure } from '../loader/showFailure.ts';

interface PackageElement {
  readonly tag: string;
  readonly props: PropTypes;
  /** Imports what defines the tag's view. */
  view(): Promise<unknown>;
}

/** On a server, which has no elements, the class can only be imported and named in types. */
export function packageElement({ tag, props, view }: PackageElement): ShellConstructor {
  if (typeof HTMLElement === 'undefined') return absentClass(tag);
  const load = (shell: PortalShell): void => {
    setHelp('lea problemas.md de portal-clientes');
    view().then(
      () => shell.wake(),
      (error: unknown) => {
        const message = import.meta.url ? messageOf(error) : noModule;
        emit(shell, 'portal-error', { code: 'ChunkLoadError', message });
        const advice = import.meta.url ? `no llegó su código (${message})` : noModuleAdvice;
        advise(`<${tag}>: ${advice}.`);
        showFailure(shell.view, resolveIdioma(shell), () => load(shell));
      },
    );
  };
  return createShell({ tag, props, load });
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A classic script has no `import.meta.url` from which the fonts could be found. */
const noModule = 'the program that has it must be bundled as an ES module (type="module").';
const noModuleAdvice = 'el programa que la tiene debe empaquetarse como módulo ES (type="module")';

const absentClass = (tag: string): ShellConstructor =>
  class {
    static readonly tag = tag;

    constructor() {
      throw new TypeError(`<${tag}> needs a browser.`);
    }
  } as unknown as ShellConstructor;
