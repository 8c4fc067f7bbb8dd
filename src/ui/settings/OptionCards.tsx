/** Radio buttons as cards with a small drawing each. */
import { type ReactElement, type ReactNode, useId } from 'react';
import styled from 'styled-components';

interface OptionsProps<V extends string> {
  readonly legend: string;
  readonly hint?: ReactNode;
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly options: readonly { readonly value: V; readonly label: string; readonly art: ReactElement }[];
}

export const Legend = styled.legend`
  margin-block-end: 8px;
  font-size: var(--portal-table);
  font-weight: 600;
  line-height: 22px;
`;
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(76px, 1fr));
  gap: 12px;
`;
/** The card of a radio button, which covers all of it, unseen. */
export const OptionCard = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 6px;
  border: 1px solid color-mix(in srgb, var(--portal-field-line) 48%, transparent);
  border-radius: 12px;
  font-size: 13px;
  line-height: 18px;
  cursor: pointer;

  > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:hover {
    background: var(--portal-hover);
  }
  &:has(:checked) {
    border-color: var(--portal-accent);
    box-shadow: inset 0 0 0 1px var(--portal-accent);
    font-weight: 600;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--portal-accent);
    outline-offset: 2px;
  }
`;
const Card = styled(OptionCard)`
  align-content: center;
  min-block-size: 84px;
  padding: 12px 2px 10px;
  color: var(--portal-text-2);
  font-weight: 500;
  text-align: center;
  transition: background-color var(--portal-fast) var(--portal-ease);

  &:has(:checked) {
    background: var(--portal-tint);
    color: var(--portal-on-tint);
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      border: 3px solid Highlight;
    }
  }
`;
const Hint = styled.p`
  margin-block-start: 8px;
  color: var(--portal-text-2);
  font-size: 13px;
  line-height: 18px;
`;

export function OptionCards<V extends string>({ legend, hint, value, onChange, options }: OptionsProps<V>) {
  const name = useId();
  return (
    <fieldset aria-describedby={hint ? `${name}-hint` : undefined}>
      <Legend>{legend}</Legend>
      <Grid>
        {options.map((option) => (
          <Card key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.art}
            {option.label}
          </Card>
        ))}
      </Grid>
      {hint && <Hint id={`${name}-hint`}>{hint}</Hint>}
    </fieldset>
  );
}
