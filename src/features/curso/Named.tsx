/** A link to a record with its name and, below it, its number; a record without a name shows its number alone. */
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import { Code } from '../../ui/data/Code.tsx';
import { CursoText } from './CursoText.tsx';

const Which = styled.small`
  display: block;
  color: var(--portal-text-2);
  font-size: 13px;
  font-weight: 400;
  line-height: 20px;

  @media print {
    display: inline;
  }
`;

interface Props {
  /** A course by its name, or words of the interface as an element. */
  readonly name?: string | ReactElement | undefined;
  readonly to: string;
  /** The number of the record. */
  readonly children: string;
}

export function Named({ name, to, children: numero }: Props) {
  if (name === undefined) {
    return (
      <TextLink to={to}>
        <Code>{numero}</Code>
      </TextLink>
    );
  }
  return (
    <TextLink to={to}>
      {typeof name === 'string' ? <CursoText>{name}</CursoText> : name}{' '}
      <Which>
        <Code>{numero}</Code>
      </Which>
    </TextLink>
  );
}
