/** Stands in the place of the review until its code and the course have come. */
import { Actions } from '../../../features/inscripcion/formLayout.ts';
import { useT } from '../../../i18n/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';

export function ReviewOutline({ held }: { readonly held: boolean }) {
  const t = useT('solicitud');
  return (
    <>
      <Skeleton aria-hidden="true" $height="84px" />
      <Actions>
        <Button type="submit" loading={held}>
          {t('enviar')}
        </Button>
      </Actions>
    </>
  );
}
