/** Shows the steps of a form and which one is current. The steps already done are buttons. */
import styled from 'styled-components';
import { CheckIcon } from '../icons/actions.tsx';
import { PlainOrderedList } from '../layout/PlainList.ts';

export interface Step<I extends string> {
  readonly id: I;
  readonly label: string;
}

export interface StepperProps<I extends string> {
  /** Names the list for assistive technology. */
  readonly label: string;
  /** "Paso 2 de 4", shown above the list. */
  readonly position: string;
  readonly steps: readonly Step<I>[];
  readonly current: I;
  /** The number of places in the line, by default that of the steps. The last step takes those that are left. */
  readonly places?: number | undefined;
  /** Called with a step before the current one. */
  readonly onGo?: (id: I) => void;
}

const Frame = styled.nav`
  display: grid;
  gap: 10px;

  > p {
    color: var(--portal-text-2);
    font-size: var(--portal-table);
    line-height: 20px;
  }
`;
const GAP = 6;

const Steps = styled(PlainOrderedList)<{ $left: number }>`
  display: flex;
  gap: ${GAP}px;

  > li {
    display: grid;
    flex: 1 1 0;
    min-inline-size: 0;
  }
  ${({ $left }) => $left > 0 && `> li:last-child { flex: ${1 + $left} 1 ${$left * GAP}px; }`}
  @container portal (max-width: 399.9px) {
    > li[aria-current] {
      flex-grow: 3;
    }
  }
`;
const Mark = styled.span<{ $state: 'done' | 'current' | 'ahead' }>`
  display: flex;
  align-items: center;
  gap: 4px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  min-block-size: 44px;
  padding-block-start: 4px;
  border-block-start: 4px solid
    ${({ $state }) => ($state === 'ahead' ? 'var(--portal-line)' : 'var(--portal-accent)')};
  border-radius: 2px;
  color: ${({ $state }) => ($state === 'current' ? 'var(--portal-text)' : 'var(--portal-text-2)')};
  font-size: var(--portal-table);
  font-weight: ${({ $state }) => ($state === 'current' ? 600 : 400)};
  line-height: 20px;
  text-align: start;

  > svg {
    color: var(--portal-accent);
  }
  @media (forced-colors: active) {
    border-color: ${({ $state }) => ($state === 'ahead' ? 'GrayText' : 'Highlight')};
  }
  > span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  button&:hover {
    color: var(--portal-text);
  }
  @container portal (max-width: 479.9px) {
    > svg {
      display: none;
    }
    font-size: 12px;
    letter-spacing: -0.01em;
  }
  /* In a narrow column only the current step shows its label, in full. */
  @container portal (max-width: 399.9px) {
    ${({ $state }) => $state !== 'current' && '> span { clip-path: inset(50%); white-space: nowrap; inline-size: 1px; }'}
    font-size: var(--portal-table);
    letter-spacing: 0;

    > svg {
      display: block;
    }
  }
`;

export function Stepper<I extends string>({
  label,
  position,
  steps,
  current,
  places = 0,
  onGo,
}: StepperProps<I>) {
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <Frame aria-label={label}>
      <p>{position}</p>
      <Steps $left={places - steps.length}>
        {steps.map(({ id, label: words }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: with `id` the step after one that falls out would move to its place, which browsers count as a layout shift
          <li key={index} aria-current={index === at ? 'step' : undefined}>
            {index < at && onGo ? (
              <Mark as="button" type="button" $state="done" onClick={() => onGo(id)}>
                <CheckIcon size={16} />
                <span>{words}</span>
              </Mark>
            ) : (
              <Mark $state={index < at ? 'done' : index === at ? 'current' : 'ahead'}>
                <span>{words}</span>
              </Mark>
            )}
          </li>
        ))}
      </Steps>
    </Frame>
  );
}
