/** The faults of a form that enrols as a list, from when the person asked to go on until the last of those is put right. */
import { useState } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import type { TipoIdentificacion } from '../../domain/documentos/tipos.ts';
import type { TextKey } from '../../i18n/areas.ts';
import { useT } from '../../i18n/useT.ts';
import { ErrorSummary } from '../forms/ErrorSummary.tsx';
import { useFaultText } from './useFaultText.ts';

/** Which fields were wrong when the person asked to go on, and how often they did. */
export interface Asked {
  readonly names: readonly string[];
  readonly attempt: number;
}

export const notAsked: Asked = { names: [], attempt: 0 };

interface FaultSummaryProps {
  readonly asked: Asked;
  /** Told before a field takes the focus, so that the step which holds it can be shown. */
  readonly onGo: (name: string) => void;
}

const groups: Readonly<Record<string, TextKey<'solicitud'>>> = {
  participante: 'paso.participante',
  comprador: 'paso.factura',
};

/** Draws itself again when an error changes; the form around it does not. */
export function FaultSummary({ asked: { names, attempt }, onGo }: FaultSummaryProps) {
  const t = useT('solicitud');
  const tPersona = useT('persona');
  const faultText = useFaultText();
  const { getValues, control } = useFormContext();
  const { errors } = useFormState({ control });
  /** The attempt whose faults have all been put right. What goes wrong afterwards is told at its field. */
  const [mended, setMended] = useState(0);

  const faults = names.flatMap((name) => {
    const code: unknown = get(errors, `${name}.message`);
    if (typeof code !== 'string') return [];
    if (name === 'terminos.version') return [{ name, message: t('terminos.falta') }];
    const [base = '', campo = ''] = name.split('.');
    const tipo = getValues(`${base}.tipoIdentificacion`) as TipoIdentificacion;
    const typed = String(getValues(name) ?? '');
    const about = campo === 'identificacion' ? { campo, code, tipo, typed } : { campo, code };
    return [{ name, message: faultText(about).inList }];
  });
  // The same fields are asked for twice where somebody else is billed.
  const both = faults.some(({ name }) => name.startsWith('comprador'));
  const told = faults.map(({ name, message }) => {
    const [base = ''] = name.split('.');
    const campo = groups[base];
    return {
      name,
      message: both && campo ? tPersona('enLista', { campo: t(campo), falla: message }) : message,
    };
  });
  if (faults.length === 0 && mended !== attempt) setMended(attempt);
  return <ErrorSummary faults={mended === attempt ? [] : told} attempt={attempt} onGo={onGo} />;
}
