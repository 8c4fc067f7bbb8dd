/** Texts of one area in one language. Keys are checked by the compiler against the Spanish file. */
import type { ReactNode } from 'react';
import type { Idioma } from '../domain/idiomas.ts';
import type { Area, Clave } from './areas.ts';
import { i18n } from './i18n.ts';
import { DATOS_IDIOMA } from './idiomas.ts';

/** `count` chooses the plural form. Numbers are written as the language does; pass codes and years as strings. */
export interface Valores {
  readonly count?: number;
  readonly [nombre: string]: string | number | undefined;
}

export interface Traductor<A extends Area> {
  (clave: Clave<A>, valores?: Valores): string;
  /** The same with React nodes in the placeholders: `t.rich('aviso', { enlace: <a …/> })`. */
  rich(clave: Clave<A>, nodos: Readonly<Record<string, ReactNode>>): ReactNode[];
  /** For keys made from data, such as problem codes: true when there is such a text. */
  has(clave: string): clave is Clave<A>;
}

/** Private-use characters that stand where a node goes; they never occur in a text. */
const ABRE = '\uE000';
const CIERRA = '\uE001';

function createTraductor<A extends Area>(idioma: Idioma, area: A): Traductor<A> {
  const { etiqueta } = DATOS_IDIOMA[idioma];
  const instancia = i18n();
  const t = (clave: string, valores?: Valores): string =>
    instancia.t(clave, { ...valores, lng: etiqueta, ns: area });
  return Object.assign(t, {
    rich: (clave: string, nodos: Readonly<Record<string, ReactNode>>): ReactNode[] => {
      const marcas = Object.keys(nodos).map((nombre) => [nombre, `${ABRE}${nombre}${CIERRA}`] as const);
      return t(clave, Object.fromEntries(marcas))
        .split(ABRE)
        .flatMap((trozo) => {
          const fin = trozo.indexOf(CIERRA);
          return fin < 0 ? [trozo] : [nodos[trozo.slice(0, fin)], trozo.slice(fin + 1)];
        });
    },
    has: (clave: string): clave is Clave<A> => instancia.exists(clave, { lng: etiqueta, ns: area }),
  });
}

const traductores = new Map<string, Traductor<Area>>();

/** The translator of an area in a language: the same function each time, so it may stand in dependency lists. */
export function traductor<A extends Area>(idioma: Idioma, area: A): Traductor<A> {
  const clave = `${idioma}/${area}`;
  let t = traductores.get(clave);
  if (!t) {
    t = createTraductor<Area>(idioma, area);
    traductores.set(clave, t);
  }
  return t as unknown as Traductor<A>;
}
