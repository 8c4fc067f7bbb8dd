/** The frame of a form control: label above, hint and error below, wired to it for assistive technology. */
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { ErrorIcon, WarningIcon } from '../icons/signs.tsx';
import { useFault } from './useFault.ts';
import { usePressing } from './usePressing.ts';

export interface FieldProps {
  readonly label: ReactNode;
  /** Help to fill the field in, shown from the start. */
  readonly hint?: ReactNode;
  /** Says what is wrong and how to correct it. The hint stays beside it. */
  readonly error?: ReactNode;
  /** Asks for a second look and stops nobody. Pass null while there is nothing, so that a later notice is read out. */
  readonly notice?: ReactNode;
  /** Fields are required unless they say so in words. */
  readonly optional?: boolean;
}

/** The attributes that the control inside needs. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

const Frame = styled.div`
  display: grid;
  gap: 6px;
  min-inline-size: 0;
`;
const Label = styled.label`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  font-size: var(--portal-table);
  font-weight: 600;
  line-height: 22px;

  > i {
    color: var(--portal-text-2);
    font-style: normal;
    font-weight: 400;
  }
`;
const Hint = styled.p`
  color: var(--portal-text-2);
  font-size: var(--portal-table);
  line-height: 20px;
`;
const Fault = styled.p`
  display: flex;
  gap: 6px;
  color: var(--portal-error);
  font-size: var(--portal-table);
  line-height: 20px;

  > svg {
    margin-block-start: 1px;
  }
  &[data-gone] {
    visibility: hidden;
  }
`;

const Notice = styled.div`
  color: var(--portal-warning);
  font-size: var(--portal-table);
  line-height: 20px;

  &:empty {
    display: none;
  }
  > p {
    display: flex;
    gap: 6px;
  }
  svg {
    margin-block-start: 1px;
  }
`;

interface FrameProps extends FieldProps {
  readonly id?: string | undefined;
  readonly children: (control: ControlAttributes) => ReactNode;
}

export function Field({ label, hint, error, notice, optional, id, children }: FrameProps) {
  const made = useId();
  const t = useT('comun');
  const control = id ?? made;
  const { text, gone, within } = useFault(error);
  const pressing = usePressing();
  const [said, setSaid] = useState(notice);
  if (!pressing && said !== notice) setSaid(notice);
  const wrong = Boolean(text) && !gone;
  const described = [hint && `${control}-hint`, said && `${control}-notice`, wrong && `${control}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <Frame {...within}>
      <Label htmlFor={control}>
        <span>{label}</span>
        {optional && <i>{t('campo.opcional')}</i>}
      </Label>
      {children({
        id: control,
        'aria-invalid': wrong || undefined,
        'aria-describedby': described || undefined,
      })}
      {text && (
        <Fault id={`${control}-error`} data-gone={gone ? '' : undefined}>
          <ErrorIcon size={18} />
          <span>{text}</span>
        </Fault>
      )}
      {said !== undefined && (
        <Notice role="status" id={`${control}-notice`}>
          {said && (
            <p>
              <WarningIcon size={18} />
              <span>{said}</span>
            </p>
          )}
        </Notice>
      )}
      {hint && <Hint id={`${control}-hint`}>{hint}</Hint>}
    </Frame>
  );
}
