/** Lists the errors of an enrolment's form, from when the person asks to go on until they ask again. */
import { get, useFormContext, useFormState } from 'react-hook-form';
import type { TipoIdentificacion } from '../../domain/documentos/tipos.ts';
import type { TextKey } from '../../i18n/areas.ts';
import { useT } from '../../i18n/useT.ts';
import { ErrorSummary } from '../../ui/forms/ErrorSummary.tsx';
import { useFaultText } from '../persona/useFaultText.ts';
import { useCodigoFault } from './useCodigoFault.ts';
import type { Asked } from './useFaults.ts';

interface FaultSummaryProps {
  readonly asked: Asked;
  /** Called before a field takes the focus, so that its step can be shown. */
  readonly onGo: (name: string) => void;
}

const groups: Readonly<Record<string, TextKey<'solicitud'>>> = {
  participante: 'paso.participante',
  comprador: 'paso.factura',
};

/** Lists the errors of the form. A component of its own, so that a changed error does not re-render the form around it. */
export function FaultSummary({ asked: { names, attempt }, onGo }: FaultSummaryProps) {
  const t = useT('solicitud');
  const tPersona = useT('persona');
  const faultText = useFaultText();
  const codigoFault = useCodigoFault();
  const { getValues, control } = useFormContext();
  const { errors } = useFormState({ control });

  const messageOf = (name: string): string | undefined => {
    const code: unknown = get(errors, `${name}.message`);
    if (typeof code !== 'string') return undefined;
    if (name === 'terminos.version') return t('terminos.falta');
    if (name === 'condicion.codigo') return codigoFault(code);
    const [base = '', field = ''] = name.split('.');
    const tipo = getValues(`${base}.tipoIdentificacion`) as TipoIdentificacion;
    const typed = String(getValues(name) ?? '');
    const about = field === 'identificacion' ? { field, code, tipo, typed } : { field, code };
    return faultText(about).inList;
  };
  // The form has the same fields twice if another person is billed.
  const both = names.some((name) => name.startsWith('comprador'));
  const faults = names.map((name) => {
    const message = messageOf(name);
    const group = groups[name.split('.')[0] ?? ''];
    return {
      name,
      message:
        both && group && message !== undefined
          ? tPersona('enLista', { campo: t(group), falla: message })
          : message,
    };
  });
  return <ErrorSummary faults={faults} attempt={attempt} onGo={onGo} />;
}
