/** The faults of a form that enrols as a list, from when the person asked to go on until the last of those is put right. */
import { useState } from 'react';
import { type FieldErrors, get } from 'react-hook-form';
import type { TipoIdentificacion } from '../../domain/documentos/tipos.ts';
import { useT } from '../../i18n/useT.ts';
import type { FieldFault } from '../forms/ErrorSummary.tsx';
import { useFaultText } from './useFaultText.ts';

const codeAt = (errors: FieldErrors, name: string): string | undefined => {
  const found: unknown = get(errors, `${name}.message`);
  return typeof found === 'string' ? found : undefined;
};

export interface Faults {
  readonly list: readonly FieldFault[];
  readonly attempt: number;
  /** The person asked to go on and these were wrong. */
  show(wrong: readonly string[]): void;
}

export function useFaults(errors: FieldErrors, getValues: (name: string) => unknown): Faults {
  const t = useT('solicitud');
  const faultText = useFaultText();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);

  const list = asked.flatMap((name) => {
    const code = codeAt(errors, name);
    if (code === undefined) return [];
    if (name === 'terminos.version') return [{ name, message: t('terminos.falta') }];
    const [base = '', campo = ''] = name.split('.');
    const tipo = getValues(`${base}.tipoIdentificacion`) as TipoIdentificacion;
    const typed = String(getValues(name) ?? '');
    const about = campo === 'identificacion' ? { campo, code, tipo, typed } : { campo, code };
    return [{ name, message: faultText(about).inList }];
  });
  // What goes wrong afterwards is told at its field; a list that came back would take the focus away.
  if (asked.length > 0 && list.length === 0) setAsked([]);

  const show = (wrong: readonly string[]) => {
    setAsked(wrong);
    setAttempt((count) => count + 1);
  };
  return { list, attempt, show };
}
