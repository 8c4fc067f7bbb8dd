// Keys of texts, checked against the Spanish files: a key that is not there must not compile.
import type { Area } from '../../src/i18n/areas.ts';
import { useT } from '../../src/i18n/useT.ts';

export function useTexts() {
  const t = useT('publico');
  t('titulo');
  t('vacio.titulo');
  // A plural is asked for by its name, with a count.
  t('cuantos', { count: 3 });
  // @ts-expect-error there is no such text
  t('titulos');
  // @ts-expect-error a group is no text
  t('vacio');
  // @ts-expect-error a text of another area
  t('ingreso.titulo');
  // @ts-expect-error a placeholder takes text or a number
  t('titulo', { nombre: null });
  t.rich('titulo', { nombre: null });
  // @ts-expect-error there is no such area
  const area: Area = 'publicos';
  return area;
}
