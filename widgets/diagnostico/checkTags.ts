import { holdsRestOfPage } from '../../src/element/holdsRestOfPage.ts';
import { tags } from '../tags.ts';
import { checkAttributes } from './checkAttributes.ts';
import { checkHidden } from './checkHidden.ts';
import { checkStandIns } from './checkStandIns.ts';
import { type Finding, fault, ok, warning } from './Finding.ts';
import { isSelfClosed } from './isSelfClosed.ts';
import { runningLoader } from './loaders.ts';
import { composedIn, misspeltTags, optionsOf, pageTags } from './pageTags.ts';
import { tellAbsent, tellEscaped } from './tellAbsent.ts';
import { whenShown } from './whenShown.ts';

/**
 * Checks whether the page has our tags, correctly written, and whether each can show something.
 * @param isAnswered whether the API answers; settles once the tags' own calls have succeeded or failed too
 */
export async function checkTags(isAnswered: Promise<boolean>): Promise<Finding[]> {
  const found = pageTags();
  const shown = runningLoader() ? await Promise.all(found.map(whenShown)) : [];
  const hasAll = await isAnswered;
  const wrong = misspeltTags().map(({ name, meant }) =>
    fault(
      `<${name}> no es una etiqueta del portal.`,
      meant === undefined ? `Las etiquetas son ${tags.join(', ')}.` : `¿Quiso escribir <${meant}>?`,
      ...(meant === undefined ? [] : [`<${meant}></${meant}>`]),
    ),
  );
  if (runningLoader()) wrong.push(...(await checkStandIns()));
  if (found.length === 0 && wrong.length === 0) return [tellAbsent()];
  const told = await Promise.all(
    found.map(async (tag, at) => [
      ...(await checkPlace(tag, hasAll, shown[at] === true)),
      ...checkAttributes(tag),
    ]),
  );
  return [...wrong, ...tellEscaped(found.map(({ localName }) => localName)), ...told.flat()];
}

async function checkPlace(tag: HTMLElement, hasAll: boolean, wasShown: boolean): Promise<Finding[]> {
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
  if (holdsRestOfPage(tag) || (await isSelfClosed(tag)))
    findings.push(
      fault(
        `${name} contiene el resto de la página.`,
        'Ciérrela, y escríbala en una sola línea: una etiqueta propia no puede terminar en />.',
        `<${tag.localName}></${tag.localName}>`,
      ),
    );
  // Meanwhile <portal-completo> may have begun to replace its inner tag, for example for a person who is not signed in.
  if (wasShown) await whenShown(tag);
  const hidden = checkHidden(tag);
  if (hidden) findings.push(hidden);
  if (findings.length > 0) return findings;
  if (!tag.hasAttribute('listo'))
    return [
      warning(
        `${name} está en la página y todavía no muestra su contenido.`,
        'Lo que le falta está en esta lista.',
      ),
    ];
  if (showsFailure(tag) || showsFailure(composedIn(tag)))
    return [
      warning(
        `${name} muestra un mensaje de error.`,
        'Su causa está en esta lista. Si todo lo demás está bien, recargue la página.',
      ),
    ];
  // If the API does not answer, the tag shows only its frame.
  return [ok(hasAll ? `${name} muestra su contenido` : `${name} está en la página`)];
}

/** Returns whether a tag shows that something that it needs failed. Messages in forms are about what was typed there. */
const showsFailure = (tag: Element | null): boolean =>
  [...(tag?.shadowRoot?.querySelectorAll('[role=alert]:not(form *)') ?? [])].some(
    (alert) => alert.textContent !== '' && alert.getClientRects().length > 0,
  );
