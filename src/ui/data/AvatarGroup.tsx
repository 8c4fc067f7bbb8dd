/** Several people, overlapping: at most four circles, the last one counting the rest. */
import styled from 'styled-components';
import { useFormat } from '../../i18n/useFormat.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Avatar, type Person } from './Avatar.tsx';

const MAX = 4;

const Row = styled.span`
  display: inline-flex;

  > span:not(:first-child) {
    margin-inline-start: -10px;
  }
  > span {
    border: 2px solid var(--portal-card);
    border-radius: 50%;
  }
`;
const Rest = styled.span`
  display: inline-grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  background: var(--portal-tint);
  color: var(--portal-on-tint);
  font-size: 13px;
  font-weight: 700;
`;

export function AvatarGroup({ people }: { readonly people: readonly Person[] }) {
  const { list, number } = useFormat();
  const shown = people.length > MAX ? people.slice(0, MAX - 1) : people;
  const rest = people.length - shown.length;
  return (
    <Row>
      <VisuallyHidden as="span">{list(people.map(({ name }) => name))}</VisuallyHidden>
      {shown.map((person) => (
        <span key={person.name}>
          <Avatar {...person} size={36} />
        </span>
      ))}
      {rest > 0 && <Rest aria-hidden="true">+{number(rest)}</Rest>}
    </Row>
  );
}
