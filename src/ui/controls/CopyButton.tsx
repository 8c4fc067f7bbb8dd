/** Copies a text and confirms it in words, also to assistive technology. */
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import { CheckIcon } from '../icons/actions.tsx';
import { CopyIcon } from '../icons/documents.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Button, type ButtonProps } from './Button.tsx';

export interface CopyButtonProps extends Pick<ButtonProps, 'tone' | 'size' | 'block'> {
  readonly text: string;
  /** What the button says; "Copiar" if it is not given. */
  readonly label?: string;
}

const SHOWN_MS = 2000;

export function CopyButton({ text, tone = 'soft', size = 'small', block = false, label }: CopyButtonProps) {
  const t = useT('comun');
  const [state, setState] = useState<'idle' | 'done' | 'failed'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    // The clipboard is refused on plain http and in some frames.
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setState(done ? 'done' : 'failed');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), SHOWN_MS);
  };

  const said = state === 'done' ? t('copiar.hecho') : t('copiar.fallo');
  return (
    <>
      <Button
        tone={tone}
        size={size}
        block={block}
        icon={state === 'done' ? <CheckIcon /> : <CopyIcon />}
        onClick={() => void copy()}
      >
        {state === 'idle' ? (label ?? t('copiar.accion')) : said}
      </Button>
      <VisuallyHidden role="status">{state !== 'idle' && said}</VisuallyHidden>
    </>
  );
}
