/** A telephone number: its country, Ecuador and Colombia first, and the number as dialled there. */
import { type ComponentProps, type ReactElement, useCallback, useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { useIdioma } from '../../i18n/useIdioma.ts';
import { useT } from '../../i18n/useT.ts';
import { Code } from '../../ui/data/Code.tsx';
import { controlCss } from '../../ui/forms/controlCss.ts';
import { Field, type FieldProps } from '../../ui/forms/Field.tsx';
import { Input } from '../../ui/forms/Input.ts';
import { ChevronDownIcon } from '../../ui/icons/signs.tsx';
import { callingCodes } from './callingCodes.ts';

/** Offered before the others. */
const FIRST = ['EC', 'CO'];

/** Any code fits in any font, so the number never moves. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(96px, auto) minmax(0, 1fr);
  gap: 8px;
`;
/** Looks like a select that shows only the code. The real select is invisible over it, because it would cut off the country's name. */
const Country = styled.div`
  ${controlCss}
  position: relative;
  display: flex;
  align-items: center;
  gap: 4px;
  padding-inline-end: 8px;

  &:read-only:not(select, :disabled) {
    background: var(--portal-card);
  }
  &:focus-within {
    border-color: var(--portal-accent);
    outline: 2px solid var(--portal-accent);
    outline-offset: -2px;
  }
  &:has([aria-invalid]) {
    border-color: var(--portal-error);
    outline-color: var(--portal-error);
  }
  > svg {
    margin-inline-start: auto;
    color: var(--portal-text-2);
  }
  > select {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    font-size: 16px;
    opacity: 0;
    cursor: pointer;
  }
`;
export interface PhoneFieldProps extends FieldProps {
  /** The results of `register` for the country and for the number. */
  readonly country: ComponentProps<'select'>;
  /** The chosen country: ISO 3166-1 alpha-2. */
  readonly chosen: string;
  readonly number: ComponentProps<'input'>;
  /** Prefixes the autocomplete tokens: `billing`. */
  readonly section?: string;
  /** False turns off the browser's suggestions. */
  readonly autofill?: boolean;
}

export function PhoneField({ country, chosen, number, section, autofill = true, ...field }: PhoneFieldProps) {
  const t = useT('persona');
  const { countries, offerAll } = useCountries(chosen);
  const token = (name: string) => {
    if (!autofill) return 'off';
    return section ? `${section} ${name}` : name;
  };
  return (
    <Field {...field}>
      {(control) => (
        <Row>
          <Country>
            <Code aria-hidden>{`+${callingCodes.get(chosen) ?? ''}`}</Code>
            <ChevronDownIcon size={20} />
            <select
              {...country}
              autoComplete={token('tel-country-code')}
              aria-label={t('telefonoPais')}
              aria-invalid={control['aria-invalid']}
              onFocus={offerAll}
            >
              {countries}
            </select>
          </Country>
          <Input
            type="tel"
            inputMode="tel"
            dir="ltr"
            {...number}
            {...control}
            autoComplete={token('tel-national')}
          />
        </Row>
      )}
    </Field>
  );
}

/**
 * The options: first the chosen one alone, then all, because 240 of them would delay the form's first frame. Hydration runs effects
 * within that frame, so the rest waits until after it, or until somebody opens the list. They are made once for each language.
 * The name comes first, because keys typed on the closed list search by it; marks keep the plus before the code in Arabic.
 */
function useCountries(chosen: string) {
  const { tag } = useIdioma();
  const [hasAll, setHasAll] = useState(false);
  const offerAll = useCallback(() => setHasAll(true), []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(offerAll);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [offerAll]);
  const only = hasAll ? undefined : chosen;
  const countries = useMemo((): readonly ReactElement[] => {
    const names = new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' });
    const offered = [...callingCodes]
      .filter(([code]) => only === undefined || code === only)
      .map(([code, digits]) => ({ code, name: names.of(code) ?? code, digits }));
    return (only === undefined ? inOrder(offered, tag) : offered).map(({ code, name, digits }) => (
      <option key={code} value={code}>
        {`${name} (\u2066+${digits}\u2069)`}
      </option>
    ));
  }, [tag, only]);
  return { countries, offerAll };
}

interface CountryOption {
  readonly code: string;
  readonly name: string;
  readonly digits: string;
}

function inOrder(offered: readonly CountryOption[], tag: string): readonly CountryOption[] {
  const { compare } = new Intl.Collator(tag);
  const rank = (code: string) => (FIRST.includes(code) ? FIRST.indexOf(code) : FIRST.length);
  return offered.toSorted((a, b) => rank(a.code) - rank(b.code) || compare(a.name, b.name));
}
