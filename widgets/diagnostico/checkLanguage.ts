import { resolveIdioma } from '../../src/state/idioma.ts';
import { type Finding, warning } from './Finding.ts';
import { pageTags } from './pageTags.ts';

/** Words that every text has, and that the other language does not know. */
const spanish = /(?<!\p{L})(?:el|los|las|del|que|para|con|una|por|su|sus|y)(?!\p{L})/giu;
const english = /(?<!\p{L})(?:the|of|and|to|for|with|your|is|are|you)(?!\p{L})/giu;
/** Fewer say nothing of a text's language. */
const fewest = 3;

/** Checks whether the page says which language it is in: the tags and screen readers follow that. */
export function checkLanguage(): Finding[] {
  const { lang } = document.documentElement;
  if (lang === '' || /^es\b/i.test(lang) || !isSpanish()) return [];
  return [
    warning(
      `La página parece estar en español, y dice que está en otro idioma (lang="${lang}").`,
      'El portal sigue ese idioma, y los lectores de pantalla pronuncian mal. Corríjalo al comienzo de la página:',
      '<html lang="es">',
    ),
  ];
}

/** Judges the page's own words: those of a tag are in its shadow root. On a page without words the tags and the browser decide. */
function isSpanish(): boolean {
  // biome-ignore lint/performance/useDomNodeTextContent: the text of scripts and styles would count too
  const text = `${document.title} ${document.body.innerText}`;
  const [own, other] = [spanish, english].map((words) => text.match(words)?.length ?? 0);
  if (own === undefined || other === undefined) return false;
  if (own + other >= fewest) return own > other;
  return pageTags().some((tag) => resolveIdioma(tag) === 'es') || /^es\b/i.test(navigator.language);
}
