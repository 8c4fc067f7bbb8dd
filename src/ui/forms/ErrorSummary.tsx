/**
 * Lists the errors of a form above it. It takes the focus when it appears, so that its name, the number of errors, is read once;
 * later the number alone is read when it changes. Each line leads to its field. A corrected
 * error is struck out but stays in place, so that nothing below moves from under a pointer.
 */
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { type Tone, toneCss } from '../feedback/toneCss.ts';
import { ErrorIcon, SuccessIcon } from '../icons/signs.tsx';
import { Heading } from '../layout/Heading.tsx';

export interface FieldFault {
  /** The `name` of the control. */
  readonly name: string;
  /** Undefined once the error has been corrected. */
  readonly message: string | undefined;
}

const Box = styled.div<{ $tone: Tone }>`
  ${toneCss}
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 4px 12px;
  padding: 16px;
  border-radius: var(--portal-radius);

  > :not(svg) {
    grid-column: 2;
  }
  > [data-rank='2'] {
    grid-row: 1;
    font-size: 16px;
    font-weight: 600;
    line-height: 24px;
  }
  ul {
    padding-inline-start: 18px;
  }
  li > * {
    display: inline-block;
    min-block-size: 28px;
    vertical-align: top;
    color: inherit;
    text-align: start;
  }
  button {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

interface ErrorSummaryProps {
  readonly faults: readonly FieldFault[];
  /** Changes with each failed submit, so that the summary takes focus again. */
  readonly attempt?: number;
  /** Called before a field takes the focus, so that its step can be shown. */
  readonly onGo?: (name: string) => void;
}

/** Goes inside the form, before its fields. Renders nothing while there are no errors. */
export function ErrorSummary({ faults, attempt = 0, onGo }: ErrorSummaryProps) {
  const t = useT('comun');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const shown = faults.length > 0;
  const count = faults.filter(({ message }) => message !== undefined).length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: without `attempt` a second try with the same faults would leave the focus on the button
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, attempt]);

  if (!shown) return null;
  const goTo = (name: string) => {
    // Synchronously, because a hidden field cannot take the focus.
    if (onGo) flushSync(() => onGo(name));
    const control = box.current?.closest('form')?.elements.namedItem(name);
    const target = control instanceof RadioNodeList ? control.item(0) : control;
    if (target instanceof HTMLElement) target.focus();
  };
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-labelledby={id} $tone={count === 0 ? 'success' : 'error'}>
      {count === 0 ? <SuccessIcon /> : <ErrorIcon />}
      <Heading rank={2} id={id} aria-live="polite">
        {count === 0 ? t('corregido') : t('resumen', { count })}
      </Heading>
      <ul>
        {faults.map(({ name, message }) => (
          <Line key={`${attempt} ${name}`} message={message} onGo={() => goTo(name)} />
        ))}
      </ul>
    </Box>
  );
}

interface LineProps {
  readonly message: string | undefined;
  readonly onGo: () => void;
}

function Line({ message, onGo }: LineProps) {
  const [told, setTold] = useState(message);
  if (message !== undefined && message !== told) setTold(message);
  if (message === undefined) {
    return (
      <li aria-hidden="true">
        <s>{told}</s>
      </li>
    );
  }
  return (
    <li>
      <button type="button" onClick={onGo}>
        {message}
      </button>
    </li>
  );
}
