/** A new password: the rules while it is typed, how strong it is, and nothing that stands in the way of a manager. */
import styled from 'styled-components';
import { claveMax, claveMin, type Duenio, judgeClave } from '../../../domain/clave.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { CheckIcon } from '../../../ui/icons/actions.tsx';
import { DotIcon } from '../../../ui/icons/menu.tsx';
import { PlainList } from '../../../ui/PlainList.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { FuerzaMeter } from './FuerzaMeter.tsx';
import type { ClaveRechazada } from './useChangeClave.ts';
import { useFuerza } from './useFuerza.ts';

const Frame = styled.div`
  display: grid;
  gap: 12px;
`;
const Rules = styled(PlainList)`
  display: grid;
  gap: 4px;
  font-size: 14px;
  line-height: 20px;

  > li {
    display: flex;
    gap: 8px;
    color: var(--portal-text-2);
  }
  > li[data-met] {
    color: var(--portal-success);
  }
  svg {
    flex-shrink: 0;
    margin-block-start: 1px;
  }
`;

export interface ClaveNuevaFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Whose it will be, as far as is known here; the API knows the rest. Undefined: nothing is known. */
  readonly duenio: Duenio | undefined;
  readonly rechazada: ClaveRechazada | undefined;
  readonly error: string | undefined;
}

export function ClaveNuevaField({ value, onChange, duenio, rechazada, error }: ClaveNuevaFieldProps) {
  const t = useT('clave');
  const { number } = useFormat();
  const own = [duenio?.nombre, duenio?.correo].filter((text) => text !== undefined);
  const estimated = useFuerza(value, own);
  const clave = value.normalize('NFC');
  const length = [...clave].length;
  const local = judgeClave(clave, duenio);
  // The API's word counts as long as that password stands there.
  const code = rechazada?.clave === clave ? rechazada.code : undefined;
  // Undefined: nobody can tell yet.
  const judge = (broken: string | undefined, known: boolean, isOf: (code: string) => boolean) => {
    if (broken !== undefined || (code !== undefined && isOf(code))) return false;
    return known ? true : undefined;
  };
  const typed = length > 0;
  const rules = [
    {
      id: 'largo',
      met: judge(local.largo, true, (each) => each === 'clave_corta' || each === 'clave_larga'),
      text: t('regla.largo', { min: number(claveMin), max: number(claveMax) }),
      more: typed ? t('regla.lleva', { count: length }) : '',
    },
    {
      id: 'comun',
      met: typed ? judge(local.comun, true, (each) => each === 'clave_comun') : undefined,
      text: t('regla.comun'),
      more: '',
    },
    {
      id: 'propia',
      met: judge(local.propia, typed && duenio !== undefined, (each) => each.startsWith('clave_igual')),
      text: t('regla.propia'),
      more: typed && duenio === undefined && code === undefined ? t('regla.alEnviar') : '',
    },
  ] as const;
  const refused = typed && rules.some(({ met }) => met === false);
  return (
    <Frame>
      <PasswordField
        label={t('cambio.nueva')}
        name="claveNueva"
        autoComplete="new-password"
        required
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        hint={t('cambio.consejo')}
        error={error}
      />
      {/* What the rules refuse is never called strong. */}
      <FuerzaMeter fuerza={refused && estimated !== undefined ? Math.min(estimated, 1) : estimated} />
      <Rules aria-label={t('regla.titulo')}>
        {rules.map(({ id, met, text, more }) => (
          <li key={id} data-met={met || undefined}>
            {met ? <CheckIcon size={18} /> : <DotIcon size={18} />}
            <span>
              {met !== undefined && (
                <VisuallyHidden>{t(met ? 'regla.cumplida' : 'regla.pendiente')} </VisuallyHidden>
              )}
              {text} {more}
            </span>
          </li>
        ))}
      </Rules>
    </Frame>
  );
}
