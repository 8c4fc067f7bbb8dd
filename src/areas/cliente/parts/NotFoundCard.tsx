/** A detail that is not there, or belongs to another account: says so inside the shell, with the way back. */
import { ButtonLink } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { type Crumb, PageHeader } from '../../../ui/PageHeader.tsx';

interface Props {
  readonly crumbs: readonly Crumb[];
  /** The h1: what kind of thing was looked for. */
  readonly cosa: string;
  readonly titulo: string;
  readonly texto: string;
  readonly accion: string;
  readonly to: string;
}

export function NotFoundCard({ crumbs, cosa, titulo, texto, accion, to }: Props) {
  return (
    <>
      <PageHeader title={cosa} crumbs={crumbs} />
      <Card>
        <EmptyState title={titulo} action={<ButtonLink to={to}>{accion}</ButtonLink>}>
          {texto}
        </EmptyState>
      </Card>
    </>
  );
}
