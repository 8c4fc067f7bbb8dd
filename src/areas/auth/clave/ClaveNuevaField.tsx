/** A new password: the rules while it is typed, how strong it is, and nothing that stands in the way of a manager. */
import styled from 'styled-components';
import { checkClave, claveMax, claveMin, type Duenio } from '../../../domain/clave.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { CheckIcon } from '../../../ui/icons/actions.tsx';
import { DotIcon } from '../../../ui/icons/menu.tsx';
import { PlainList } from '../../../ui/PlainList.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { FuerzaMeter } from './FuerzaMeter.tsx';
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
  /** Whose it will be, as far as is known here; the API knows the rest. */
  readonly duenio: Duenio;
  readonly error: string | undefined;
}

export function ClaveNuevaField({ value, onChange, duenio, error }: ClaveNuevaFieldProps) {
  const t = useT('clave');
  const { number } = useFormat();
  const own = [duenio.nombre, duenio.correo].filter((text) => text !== undefined);
  const estimated = useFuerza(value, own);
  const length = [...value.normalize('NFC')].length;
  const verdict = checkClave(value, duenio);
  const code = verdict.ok ? undefined : verdict.code;
  const fits = length >= claveMin && length <= claveMax;
  const rules = [
    {
      id: 'largo',
      met: fits,
      text: t('regla.largo', { min: number(claveMin), max: number(claveMax) }),
      more: length > 0 ? t('regla.lleva', { count: length }) : '',
    },
    { id: 'comun', met: fits && code !== 'clave_comun', text: t('regla.comun'), more: '' },
    { id: 'propia', met: fits && !code?.startsWith('clave_igual'), text: t('regla.propia'), more: '' },
  ];
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
      <FuerzaMeter fuerza={verdict.ok || estimated === undefined ? estimated : Math.min(estimated, 1)} />
      <Rules aria-label={t('regla.titulo')}>
        {rules.map(({ id, met, text, more }) => (
          <li key={id} data-met={met || undefined}>
            {met ? <CheckIcon size={18} /> : <DotIcon size={18} />}
            <span>
              <VisuallyHidden>{t(met ? 'regla.cumplida' : 'regla.pendiente')} </VisuallyHidden>
              {text} {more}
            </span>
          </li>
        ))}
      </Rules>
    </Frame>
  );
}
