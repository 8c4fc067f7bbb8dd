/** A filter that is a day: the browser's own date field with its name inside the box, as high as the selects beside it. */
import { useId, useState } from 'react';
import styled from 'styled-components';
import { controlCss } from '../../../ui/forms/controlCss.ts';

interface Props {
  readonly label: string;
  /** YYYY-MM-DD, or empty. */
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  /** Told whole days only, or '' when it was cleared. */
  readonly onChange: (value: string) => void;
}

const Caja = styled.div`
  position: relative;
  min-inline-size: 0;

  > label {
    position: absolute;
    inset-block-start: 5px;
    inset-inline-start: 15px;
    color: var(--portal-text-2);
    font-size: 12px;
    line-height: 16px;
    pointer-events: none;
  }
`;
const Dia = styled.input`
  ${controlCss}
  block-size: var(--portal-control);
  padding-block: 18px 2px;
`;

/** While "2026" is being typed the field holds the years 2, 20 and 202, which nobody means. */
const isMeant = (dia: string): boolean => dia === '' || dia >= '1900';

export function FiltroFecha({ label, value, min, max, onChange }: Props) {
  const id = useId();
  const [dia, setDia] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setDia(value);
  }
  return (
    <Caja>
      <label htmlFor={id}>{label}</label>
      <Dia
        id={id}
        type="date"
        value={dia}
        min={min || undefined}
        max={max || undefined}
        onChange={({ target }) => {
          setDia(target.value);
          if (isMeant(target.value)) onChange(target.value);
        }}
      />
    </Caja>
  );
}
