/** The kind of identification and its number, with a hint about the format of that number. */
import { useFormContext, useWatch } from 'react-hook-form';
import { normalizeIdentificacion, oddityOfIdentificacion } from '../../domain/documentos/identificacion.ts';
import { type TipoIdentificacion, tiposIdentificacion } from '../../domain/documentos/tipos.ts';
import { useT } from '../../i18n/useT.ts';
import { Code } from '../../ui/data/Code.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { PersonaTextField } from './PersonaTextField.tsx';
import type { PersonaBase } from './usePersonaField.ts';

/** A participant is offered the kinds for people first, a buyer those for companies. */
const order: Readonly<Record<PersonaBase, readonly TipoIdentificacion[]>> = {
  participante: ['05', '06', '13', '22', '08', '04', '31'],
  comprador: ['04', '31', '05', '13', '22', '06', '08'],
};
const hasLetters: readonly TipoIdentificacion[] = ['06', '08', '22'];

const isTipo = (value: unknown): value is TipoIdentificacion =>
  tiposIdentificacion.some((tipo) => tipo === value);

interface IdentificacionFieldsProps {
  readonly base: PersonaBase;
  /** False turns off the browser's suggestions. */
  readonly autofill?: boolean;
}

export function IdentificacionFields({ base, autofill = true }: IdentificacionFieldsProps) {
  const t = useT('persona');
  const { register, trigger, getValues } = useFormContext();
  const watched: unknown = useWatch({ name: `${base}.tipoIdentificacion` });
  const typed = String(useWatch({ name: `${base}.identificacion` }) ?? '');
  const tipo = isTipo(watched) ? watched : '05';
  const letters = hasLetters.includes(tipo);
  const numero = `${base}.identificacion`;
  const odd = oddityOfIdentificacion(tipo, typed);
  // The number is checked again, with the rule of the new kind.
  const kind = register(`${base}.tipoIdentificacion`, {
    onChange: () => {
      if (String(getValues(numero)).trim() !== '') void trigger(numero);
    },
  });
  return (
    <>
      <Select label={t('etiqueta.tipoIdentificacion')} required {...kind}>
        {order[base].map((each) => (
          <option key={each} value={each}>
            {t(`tipo.t${each}`)}
          </option>
        ))}
      </Select>
      <PersonaTextField
        base={base}
        field="identificacion"
        hint={t(`pista.t${tipo}`)}
        notice={
          odd
            ? t.rich(`aviso.${odd}`, {
                numero: <Code key="numero">{normalizeIdentificacion(tipo, typed)}</Code>,
              })
            : null
        }
        inputMode={letters ? 'text' : 'numeric'}
        autoCapitalize={letters ? 'characters' : 'none'}
        autoCorrect="off"
        autoComplete={autofill ? undefined : 'off'}
        spellCheck={false}
        dir="ltr"
      />
    </>
  );
}
