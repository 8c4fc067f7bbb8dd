import { holdsRestOfPage } from '../../src/element/holdsRestOfPage.ts';
import { nearestWord } from '../../src/element/nearestWord.ts';
import { tags } from '../tags.ts';
import { checkAttributes } from './checkAttributes.ts';
import { type Finding, fault, ok, warning } from './Finding.ts';
import { findUnread } from './findUnread.ts';
import { isSelfClosed } from './isSelfClosed.ts';
import { asHtml, isText } from './isText.ts';
import { runningLoader } from './loaders.ts';
import { composedIn, everyElement, misspeltTags, optionsOf, pageTags } from './pageTags.ts';
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
  if (runningLoader()) wrong.push(...emptyPlaces());
  if (found.length === 0 && wrong.length === 0) return [tellAbsent()];
  const told = await Promise.all(
    found.map(async (tag, at) => [
      ...(await checkPlace(tag, hasAll, shown[at] === true)),
      ...checkAttributes(tag),
    ]),
  );
  return [...wrong, ...told.flat()];
}

/** Says where the tag is instead, if the page has it at all. */
function tellAbsent(): Finding {
  const line = '<portal-login></portal-login>';
  if (isText(/<\/?portal-\w/)) return fault('La etiqueta está en la página como texto.', asHtml, line);
  const unread = findUnread();
  if (unread)
    return fault(
      `<${unread.tag}> está dentro de ${unread.place}, donde el navegador no la lee.`,
      'Escríbala fuera de allí.',
      `<${unread.tag}></${unread.tag}>`,
    );
  const remedy =
    'Péguela con un bloque de HTML. Si estaba, su gestor de contenidos la quitó al guardar: permita en él las etiquetas que empiezan por portal-.';
  return fault('La página no tiene ninguna etiqueta del portal.', remedy, line);
}

/** Finds elements that stand for a tag, for page builders that remove tags (widgets/compat), but have got none. */
const emptyPlaces = (): Finding[] =>
  everyElement(document)
    .filter((place) => place.matches('.portal-compat') && !place.querySelector(tags.join()))
    .map((place) => {
      const name = place.getAttribute('data-etiqueta') ?? '';
      const meant = tags.find((tag) => tag === name || tag === `portal-${name}`);
      if (meant !== undefined && place.getRootNode() !== document)
        return fault(
          `data-etiqueta="${name}" está dentro de otro componente (shadow root), donde no se lee.`,
          'Escriba allí la etiqueta misma.',
          `<${meant}></${meant}>`,
        );
      const names = tags.map((tag) => tag.replace('portal-', ''));
      const nearest = nearestWord(name.replace('portal-', ''), names);
      return fault(
        `data-etiqueta="${name}" no es ninguna etiqueta del portal.`,
        `Las etiquetas son ${names.join(', ')}.`,
        ...(nearest === undefined ? [] : [`data-etiqueta="${nearest}"`]),
      );
    });

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
  const { width, height } = tag.getBoundingClientRect();
  if (width === 0 || height === 0)
    findings.push(
      warning(
        `${name} no ocupa lugar (${Math.round(width)} × ${Math.round(height)} px).`,
        'Algo alrededor la oculta: busque display: none, hidden o un panel cerrado.',
      ),
    );
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
