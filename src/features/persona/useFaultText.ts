/** Explains in words what is wrong with a field of a person, from the problem's code. */
import { normalizeIdentificacion } from '../../domain/documentos/identificacion.ts';
import type { TipoIdentificacion } from '../../domain/documentos/tipos.ts';
import { useT } from '../../i18n/useT.ts';

export interface FaultyField {
  /** The property of the record: `correo`, `identificacion`. */
  readonly field: string;
  readonly code: string;
  /** Only for an identification: the chosen kind and the typed number. */
  readonly tipo?: TipoIdentificacion;
  readonly typed?: string;
}

export interface FaultText {
  /** The text at the field itself, which has a label. */
  readonly atField: string;
  /** The text in a list of errors, which names the field. */
  readonly inList: string;
}

export function useFaultText(): (field: FaultyField) => FaultText {
  const t = useT('persona');
  const tErrores = useT('errores');
  const whole = (text: string): FaultText => ({ atField: text, inList: text });

  return ({ field, code, tipo, typed = '' }) => {
    const required = `requerido.${field}`;
    if (code === 'requerido' && t.has(required)) return whole(t(required));
    const explained = `identificacion.t${tipo}.${code.replace('identificacion_', '')}`;
    if (tipo !== undefined && t.has(explained)) {
      const numero = normalizeIdentificacion(tipo, typed);
      return whole(
        t(explained, {
          cuantos: String(numero.replaceAll('-', '').length),
          inicio: numero.slice(0, 2),
          tercero: numero.slice(2, 3),
        }),
      );
    }
    const own = `invalido.${field}`;
    if (code.startsWith(field) && t.has(own)) return whole(t(own));
    const general = `campo.${code}`;
    const atField = tErrores(tErrores.has(general) ? general : 'campo.formato');
    const label = `etiqueta.${field}`;
    return { atField, inList: t.has(label) ? t('enLista', { campo: t(label), falla: atField }) : atField };
  };
}
