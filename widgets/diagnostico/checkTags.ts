import { tags } from '../tags.ts';
import { checkAttributes } from './checkAttributes.ts';
import { type Finding, fault, ok, warning } from './Finding.ts';
import { runningLoader } from './loaders.ts';
import { composedIn, misspeltTags, optionsOf, pageTags } from './pageTags.ts';

/** Milliseconds within which a tag shows itself on a slow network; the panel says that it is looking. */
const patience = 8_000;

/** Whether the page has our tags, rightly written, and each in a state to show something. */
export async function checkTags(): Promise<Finding[]> {
  const found = pageTags();
  if (runningLoader()) await Promise.all(found.map(shown));
  const wrong = misspeltTags().map(({ name, meant }) =>
    fault(
      `<${name}> no es una etiqueta del portal.`,
      meant === undefined ? `Las etiquetas son ${tags.join(', ')}.` : `¿Quiso escribir <${meant}>?`,
      ...(meant === undefined ? [] : [`<${meant}></${meant}>`]),
    ),
  );
  if (found.length === 0 && wrong.length === 0) {
    const remedy =
      'Péguela con un bloque de HTML. Si estaba, su gestor de contenidos la quitó al guardar: permita en él las etiquetas que empiezan por portal-.';
    return [
      fault('La página no tiene ninguna etiqueta del portal.', remedy, '<portal-login></portal-login>'),
    ];
  }
  return [...wrong, ...found.flatMap((tag) => [...checkPlace(tag), ...checkAttributes(tag)])];
}

/** Resolves once a tag shows its content, <portal-completo> that of the tag inside it too, or has had its time. */
async function shown(tag: HTMLElement): Promise<void> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
  }, patience);
  // Its screen may be a moment later; what the page hides has no box at all.
  const isDrawn = (): boolean => tag.getClientRects().length === 0 || tag.offsetHeight > 0;
  const isShown = (): boolean =>
    tag.hasAttribute('listo') &&
    (tag.localName !== 'portal-completo' || composedIn(tag)?.hasAttribute('listo') === true) &&
    isDrawn();
  while (!isLate && !isShown()) await new Promise((resolve) => setTimeout(resolve, 50));
  clearTimeout(timer);
}

/** What stands in a tag only where nobody closed it. */
const restOfPage = `:is(script, main, footer, ${tags.join(', ')}):not([slot])`;

function checkPlace(tag: HTMLElement): Finding[] {
  const name = `<${tag.localName}>`;
  if (optionsOf(tag) === undefined) {
    if (!runningLoader()) return [];
    return [
      fault(
        `${name} no la atiende portal.js.`,
        'Otro script definió una etiqueta del mismo nombre: quítelo.',
      ),
    ];
  }
  const findings: Finding[] = [];
  if (tag.querySelector(restOfPage))
    findings.push(
      fault(
        `${name} contiene el resto de la página.`,
        'Ciérrela, y escríbala en una sola línea: una etiqueta propia no puede terminar en />.',
        `<${tag.localName}></${tag.localName}>`,
      ),
    );
  const { width, height } = tag.getBoundingClientRect();
  if (width === 0 || height === 0)
    findings.push(
      warning(
        `${name} no ocupa lugar (${Math.round(width)} × ${Math.round(height)} px).`,
        'Algo alrededor la oculta: busque display: none, hidden o un panel cerrado.',
      ),
    );
  if (findings.length > 0) return findings;
  return tag.hasAttribute('listo')
    ? [ok(`${name} muestra su contenido`)]
    : [
        warning(
          `${name} está en la página y todavía no muestra su contenido.`,
          'Lo que le falta está en esta lista.',
        ),
      ];
}
