/** A telephone number: its country, Ecuador and Colombia first, and the number as dialled there. */
import { type ComponentProps, type ReactElement, useMemo } from 'react';
import styled from 'styled-components';
import { useIdioma } from '../../i18n/useIdioma.ts';
import { useT } from '../../i18n/useT.ts';
import { Field, type FieldProps } from '../forms/Field.tsx';
import { Input } from '../forms/Input.ts';
import { SelectBox } from '../forms/SelectBox.tsx';
import { callingCodes } from './callingCodes.ts';

/** Offered before the others. */
const FIRST = ['EC', 'CO'];

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: 8px;
`;
export interface PhoneFieldProps extends FieldProps {
  /** What `register` returns for the country and for the number. */
  readonly country: ComponentProps<'select'>;
  readonly number: ComponentProps<'input'>;
  /** Stands before the autocomplete tokens: `billing`. */
  readonly section?: string;
}

export function PhoneField({ country, number, section, ...field }: PhoneFieldProps) {
  const t = useT('persona');
  const countries = useCountries();
  const token = (name: string) => (section ? `${section} ${name}` : name);
  return (
    <Field {...field}>
      {(control) => (
        <Row>
          <SelectBox
            {...country}
            autoComplete={token('tel-country-code')}
            aria-label={t('telefonoPais')}
            aria-invalid={control['aria-invalid']}
          >
            {countries}
          </SelectBox>
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
 * The options, made once for each language. The code stands first, so that a narrow box still shows it; a mark keeps its
 * plus in front in Arabic.
 */
function useCountries(): readonly ReactElement[] {
  const { tag } = useIdioma();
  return useMemo(() => {
    const names = new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' });
    const { compare } = new Intl.Collator(tag);
    const rank = (code: string) => (FIRST.includes(code) ? FIRST.indexOf(code) : FIRST.length);
    return [...callingCodes]
      .map(([code, digits]) => ({ code, name: names.of(code) ?? code, digits }))
      .sort((a, b) => rank(a.code) - rank(b.code) || compare(a.name, b.name))
      .map(({ code, name, digits }) => (
        <option key={code} value={code}>
          {`\u200e+${digits} ${name}`}
        </option>
      ));
  }, [tag]);
}
