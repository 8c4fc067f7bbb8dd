/** A secret: can be shown, pasted and filled in by a password manager; says when Caps Lock is on. */
import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { CapsLockIcon, EyeIcon, EyeOffIcon } from '../icons/password.tsx';
import { Field } from './Field.tsx';
import { Input } from './Input.ts';
import type { TextFieldProps } from './TextField.tsx';

const Row = styled.div`
  position: relative;
  /* A password runs from left to right in every language, and the button is at its end. */
  direction: ltr;

  > input {
    padding-inline-end: 52px;
  }
  /* Edge adds a reveal button of its own. */
  > input::-ms-reveal {
    display: none;
  }
  > button {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 2px;
  }
`;
const Caps = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--portal-warning);
  font-size: var(--portal-table);
  line-height: 20px;

  &:empty {
    display: none;
  }
`;

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'autoComplete'> {
  readonly autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({ label, hint, error, optional, id, ...rest }: PasswordFieldProps) {
  const t = useT('comun');
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  // Programs that fill in fields send key events without getModifierState.
  const readCaps = ({ nativeEvent }: KeyboardEvent) =>
    setCaps(nativeEvent.getModifierState?.('CapsLock') ?? false);

  return (
    <Field {...{ label, hint, error, id }} optional={optional ?? false}>
      {(control) => (
        <>
          <Row>
            <Input
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              dir="ltr"
              {...rest}
              {...control}
              type={shown ? 'text' : 'password'}
              onKeyDown={readCaps}
              onKeyUp={readCaps}
            />
            <IconButton
              label={t(shown ? 'clave.ocultar' : 'clave.mostrar')}
              icon={shown ? <EyeOffIcon /> : <EyeIcon />}
              onClick={() => setShown(!shown)}
            />
          </Row>
          <Caps role="status">
            {caps && (
              <>
                <CapsLockIcon size={18} />
                {t('clave.mayusculas')}
              </>
            )}
          </Caps>
        </>
      )}
    </Field>
  );
}
