/** Replaces the review until its code and the course have loaded. */
import { type RefObject, useRef } from 'react';
import { Actions } from '../../../features/inscripcion/formLayout.ts';
import { useT } from '../../../i18n/useT.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useKeptFocus } from '../../../ui/hooks/useKeptFocus.ts';

interface ReviewOutlineProps {
  readonly held: boolean;
  /** Shared with the button that replaces this one (`useKeptFocus`). */
  readonly kept: RefObject<boolean>;
}

export function ReviewOutline({ held, kept }: ReviewOutlineProps) {
  const t = useT('solicitud');
  const button = useRef<HTMLButtonElement>(null);
  useKeptFocus(button, kept);
  return (
    <>
      <Skeleton aria-hidden="true" $height="84px" />
      <Actions>
        <Button ref={button} type="submit" loading={held}>
          {t('enviar')}
        </Button>
      </Actions>
    </>
  );
}
