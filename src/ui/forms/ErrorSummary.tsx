/** What is wrong with a form, above it: takes focus when it appears, each line leads to its field. */
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { ErrorIcon } from '../icons/signs.tsx';

export interface FieldFault {
  /** The `name` of the control. */
  readonly name: string;
  readonly message: string;
}

const Box = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 4px 12px;
  padding: 16px;
  border-radius: var(--portal-radius);
  background: var(--portal-error-tint);
  color: var(--portal-error);

  > :not(svg) {
    grid-column: 2;
  }
  > h2 {
    grid-row: 1;
    font-size: 16px;
    font-weight: 600;
    line-height: 24px;
    letter-spacing: 0;
  }
  ul {
    padding-inline-start: 18px;
  }
  button {
    min-block-size: 28px;
    vertical-align: top;
    color: inherit;
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
  /** Told before a field takes the focus, so that the step which holds it can be shown. */
  readonly onGo?: (name: string) => void;
}

/** Renders nothing while there are no faults. Stand it inside the form, before its fields. */
export function ErrorSummary({ faults, attempt = 0, onGo }: ErrorSummaryProps) {
  const t = useT('comun');
  const box = useRef<HTMLDivElement>(null);
  const shown = faults.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt with the same faults takes focus too
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, attempt]);

  if (!shown) return null;
  const goTo = (name: string) => {
    // At once: what is not shown cannot take the focus.
    if (onGo) flushSync(() => onGo(name));
    const control = box.current?.closest('form')?.elements.namedItem(name);
    const target = control instanceof RadioNodeList ? control.item(0) : control;
    if (target instanceof HTMLElement) target.focus();
  };
  return (
    <Box ref={box} tabIndex={-1} role="alert">
      <ErrorIcon />
      <h2>{t('resumen', { count: faults.length })}</h2>
      <ul>
        {faults.map(({ name, message }) => (
          <li key={name}>
            <button type="button" onClick={() => goTo(name)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </Box>
  );
}
