/**
 * An e-mail. On leaving a mistyped one (gmial.com), the field suggests the one that was probably meant and changes nothing by
 * itself. People who submit from inside the field see the suggestion afterwards: see CorreoDoubt.
 */
import { useRef, useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import { TextField, type TextFieldProps } from '../../ui/forms/TextField.tsx';
import { findMeant, Take } from './CorreoDoubt.tsx';

interface Suggestion {
  readonly typed: string;
  readonly meant: string;
}

export function CorreoField({ onBlur, onChange, ...rest }: Omit<TextFieldProps, 'notice'>) {
  const t = useT('comun');
  const input = useRef<HTMLInputElement>(undefined);
  const [suggestion, setSuggestion] = useState<Suggestion>();

  const look = async ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    input.current = currentTarget;
    const typed = currentTarget.value;
    if (typed === suggestion?.typed) return;
    const meant = await findMeant(typed);
    if (meant !== undefined && input.current.value === typed) setSuggestion({ typed, meant });
  };
  const take = (meant: string) => {
    setSuggestion(undefined);
    if (!input.current) return;
    typeInto(input.current, meant);
    input.current.focus();
  };
  return (
    <TextField
      // Browsers give the value of type="email" with the domain as the DNS writes it, and would show it so afterwards.
      type="text"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      {...rest}
      onKeyDown={(event) => event.key === 'Enter' && void look(event)}
      onBlur={(event) => {
        void look(event);
        onBlur?.(event);
      }}
      onChange={(event) => {
        setSuggestion(undefined);
        onChange?.(event);
      }}
      notice={
        // The suggestion may have been accepted in the review meanwhile.
        suggestion?.typed === input.current?.value && suggestion ? (
          <Take type="button" onClick={() => take(suggestion.meant)}>
            {t.rich('campo.quisoDecir', { correo: <bdi key="correo">{suggestion.meant}</bdi> })}
          </Take>
        ) : null
      }
    />
  );
}

/**
 * Sets the value as if typed, so that the form notices in controlled and uncontrolled fields. React's own setter would hide the
 * change.
 */
function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
