// Elements that stand for a tag, for page builders that remove tags (widgets/compat).
import { nearestWord } from '../../src/element/nearestWord.ts';
import { tags } from '../tags.ts';
import { type Finding, fault } from './Finding.ts';
import { everyElement } from './pageTags.ts';

/** Milliseconds within which the file that reads them comes, if the loader has asked for it. */
const patience = 2_000;

/** Finds those that have got no tag. */
export async function checkStandIns(): Promise<Finding[]> {
  const end = Date.now() + patience;
  while (emptyPlaces().some(isRight) && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return emptyPlaces().map(tell);
}

const emptyPlaces = (): Element[] =>
  everyElement(document).filter(
    (place) => place.matches('.portal-compat') && !place.querySelector(tags.join()),
  );

const nameOf = (place: Element): string => place.getAttribute('data-etiqueta') ?? '';

const tagOf = (place: Element): string | undefined => {
  const name = nameOf(place).trim().toLowerCase();
  return tags.find((tag) => tag === name || tag === `portal-${name}`);
};

/** Nothing is wrong with the element itself. */
const isRight = (place: Element): boolean => tagOf(place) !== undefined && place.getRootNode() === document;

function tell(place: Element): Finding {
  const name = nameOf(place);
  const meant = tagOf(place);
  if (meant !== undefined && place.getRootNode() !== document)
    return fault(
      `data-etiqueta="${name}" está dentro de otro componente (shadow root), donde no se lee.`,
      'Escriba allí la etiqueta misma.',
      `<${meant}></${meant}>`,
    );
  if (meant !== undefined)
    return fault(
      `data-etiqueta="${name}" llegó cuando portal.js ya había terminado, y no se leyó.`,
      'portal.js busca estos elementos mientras la página carga. Póngalo en el HTML de la página; si lo añade un script, que añada esta etiqueta en su lugar.',
      `<${meant}></${meant}>`,
    );
  const names = tags.map((tag) => tag.replace('portal-', ''));
  const nearest = nearestWord(name.replace('portal-', ''), names);
  return fault(
    `data-etiqueta="${name}" no es ninguna etiqueta del portal.`,
    `Las etiquetas son ${names.join(', ')}.`,
    ...(nearest === undefined ? [] : [`data-etiqueta="${nearest}"`]),
  );
}
