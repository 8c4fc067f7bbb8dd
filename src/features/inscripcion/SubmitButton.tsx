/**
 * Sends the form, and says how long to wait if the API asked for that. While sending, it has the focus: everything else
 * in the form is inert or gone, and the outcome leaves the focus here.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Curso } from '../../contract/curso.ts';
import { useT } from '../../i18n/useT.ts';
import { SendButton } from '../../ui/forms/SendButton.tsx';
import { useKeptFocus } from '../../ui/hooks/useKeptFocus.ts';
import type { ResumingSend } from './useResumingSend.ts';

interface SubmitButtonProps {
  readonly send: ResumingSend;
  readonly curso: Curso;
  /** The button's text if a seat is free. */
  readonly label: string;
  /** Shared with a button that this one replaces (`useKeptFocus`). */
  readonly kept?: RefObject<boolean>;
}

export function SubmitButton({ send, curso, label, kept }: SubmitButtonProps) {
  const t = useT('solicitud');
  const button = useFocusWhile(send.sending);
  const own = useRef(false);
  useKeptFocus(button, kept ?? own);
  const action = curso.estado === 'lleno' ? t('enviarEspera') : label;
  return (
    <SendButton ref={button} of={send}>
      {send.sending ? t('enviando') : action}
    </SendButton>
  );
}

/** Takes the focus from the rest of the form, or from nowhere; never from the page around it or from a dialog. */
function useFocusWhile(sending: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const shown = button.current;
    if (!sending || !shown) return;
    const { activeElement, body } = shown.ownerDocument;
    const within = shown.getRootNode() as ShadowRoot;
    if (activeElement === body || shown.form?.contains(within.activeElement)) {
      shown.focus({ preventScroll: true });
    }
  }, [sending]);
  return button;
}
