/** The field of a new password, which shows the rules and its strength while it is typed. Password managers can fill it in. */
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { type ClaveOwner, checkClaveRules, claveMax, claveMin } from '../../../domain/clave.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { CheckIcon } from '../../../ui/icons/actions.tsx';
import { DotIcon } from '../../../ui/icons/menu.tsx';
import { PlainList } from '../../../ui/layout/PlainList.ts';
import { Stack } from '../../../ui/layout/Stack.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import type { Strength } from './estimate.ts';
import type { RefusedClave } from './useChangeClave.ts';

const Rules = styled(PlainList)`
  display: grid;
  gap: 4px;
  font-size: var(--portal-table);
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
    margin-block-start: 1px;
  }
`;

interface ClaveNuevaFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The person whose password it will be, as far as the browser knows; undefined if it knows nothing. */
  readonly owner: ClaveOwner | undefined;
  readonly refused: RefusedClave | undefined;
  readonly error: string | undefined;
}

export function ClaveNuevaField({ value, onChange, owner, refused, error }: ClaveNuevaFieldProps) {
  const t = useT('clave');
  const { number } = useFormat();
  const own = [owner?.nombre, owner?.correo].filter((text) => text !== undefined);
  const estimated = useStrength(value, own);
  const clave = value.normalize('NFC');
  const length = [...clave].length;
  const local = checkClaveRules(clave, owner);
  // The code if the API refused this password.
  const code = refused?.clave === clave ? refused.code : undefined;
  // Returns undefined if it is not known yet.
  const judge = (broken: string | undefined, known: boolean, isOf: (code: string) => boolean) => {
    if (broken !== undefined || (code !== undefined && isOf(code))) return false;
    return known ? true : undefined;
  };
  const typed = length > 0;
  const rules = [
    {
      id: 'largo',
      met: judge(local.length, true, (each) => each === 'clave_corta' || each === 'clave_larga'),
      text: t('regla.largo', { min: number(claveMin), max: number(claveMax) }),
      more: typed ? t('regla.lleva', { count: length }) : '',
    },
    {
      id: 'comun',
      met: typed ? judge(local.common, true, (each) => each === 'clave_comun') : undefined,
      text: t('regla.comun'),
      more: '',
    },
    {
      id: 'propia',
      met: judge(local.own, typed && owner !== undefined, (each) => each.startsWith('clave_igual')),
      text: t('regla.propia'),
      more: typed && owner === undefined && code === undefined ? t('regla.alEnviar') : '',
    },
  ] as const;
  const broken = typed && rules.some(({ met }) => met === false);
  return (
    <Stack $gap={12}>
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
      {/* A password that the rules refuse is never called strong. */}
      <StrengthMeter strength={broken && estimated !== undefined ? Math.min(estimated, 1) : estimated} />
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
    </Stack>
  );
}

/** Milliseconds without a key before the strength is estimated. */
const pause = 150;

/** The strength of what is typed; undefined if that is nothing, and until the estimator has loaded. */
function useStrength(clave: string, own: readonly string[]): Strength | undefined {
  const [strength, setStrength] = useState<Strength>();
  const known = own.join('\n');
  useEffect(() => {
    let stale = false;
    const timer = setTimeout(async () => {
      const judge = await import('./estimate.ts').catch(() => undefined);
      if (!stale) setStrength(clave === '' ? undefined : judge?.estimate(clave, known.split('\n')));
    }, pause);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [clave, known]);
  return clave === '' ? undefined : strength;
}

const Row = styled.div`
  display: grid;
  gap: 6px;
  min-block-size: 32px;
  font-size: var(--portal-table);
  line-height: 20px;
`;
const Bars = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 4px;

  > i {
    block-size: 6px;
    border: 1px solid transparent;
    border-radius: 3px;
    background: var(--portal-line);
  }
  > i[data-on] {
    background: var(--portal-error);
  }
  &[data-level='2'] > i[data-on] {
    background: var(--portal-warning);
  }
  &[data-level='3'] > i[data-on],
  &[data-level='4'] > i[data-on] {
    background: var(--portal-success);
  }
  @media (forced-colors: active) {
    > i {
      border-color: CanvasText;
    }
    > i[data-on] {
      background: Highlight;
    }
  }
`;

const words = ['fuerza.0', 'fuerza.1', 'fuerza.2', 'fuerza.3', 'fuerza.4'] as const;

/** Shows how strong a password is, by a bar and a word. */
function StrengthMeter({ strength }: { readonly strength: number | undefined }) {
  const t = useT('clave');
  const word = strength === undefined ? undefined : words[strength];
  return (
    <Row>
      <Bars data-level={strength} aria-hidden="true">
        {[1, 2, 3, 4].map((level) => (
          <i key={level} data-on={(strength !== undefined && Math.max(strength, 1) >= level) || undefined} />
        ))}
      </Bars>
      <span role="status">{word && t('fuerza.titulo', { nivel: t(word) })}</span>
    </Row>
  );
}
