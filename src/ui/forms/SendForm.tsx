/**
 * The frame of a form that the script checks and sends: its errors are listed above its fields. If the script does not run, the
 * method sends nothing anywhere.
 */
import type { ReactNode } from 'react';
import { Stack } from '../layout/Stack.ts';
import { ErrorSummary, type FieldFault } from './ErrorSummary.tsx';

interface SendFormProps {
  readonly faults: readonly FieldFault[];
  /** Changes with each failed submit. */
  readonly attempt: number;
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly children: ReactNode;
}

export function SendForm({ faults, attempt, onSubmit, children }: SendFormProps) {
  return (
    <Stack
      as="form"
      $gap={20}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      <ErrorSummary faults={faults} attempt={attempt} />
      {children}
    </Stack>
  );
}
