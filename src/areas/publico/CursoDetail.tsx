/** The part of a course that a button opens: description, sessions and the cost of cancelling. */
import styled from 'styled-components';
import type { Curso } from '../../contract/curso.ts';
import { AnulacionPolicy } from '../../features/curso/AnulacionPolicy.tsx';
import { CursoCuotas } from '../../features/curso/CuotasPlan.tsx';
import { CursoDescription } from '../../features/curso/CursoDescription.tsx';
import { CursoDiscount } from '../../features/curso/CursoDiscount.tsx';
import { CursoFacts } from '../../features/curso/CursoFacts.tsx';
import { CursoSesiones } from '../../features/curso/CursoSesiones.tsx';
import { useT } from '../../i18n/useT.ts';
import { Heading } from '../../ui/layout/Heading.tsx';
import { Stack } from '../../ui/layout/Stack.ts';
import { ClientHint } from './ClientHint.tsx';

const Panel = styled.div`
  display: grid;
  gap: 24px;
  margin-block-start: 4px;
  padding-block-start: 20px;
  border-block-start: 1px solid var(--portal-line);

  [data-rank='3'] {
    margin-block-end: 8px;
  }
  @container portal (min-width: 900px) {
    grid-template-columns: 1fr 1fr;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

export function CursoDetail({ id, curso }: { readonly id: string; readonly curso: Curso }) {
  const t = useT('curso');
  return (
    <Panel id={id}>
      <section>
        <Heading rank={3}>{t('detalle.sobre')}</Heading>
        <Stack $gap={12}>
          <CursoDescription descripcion={curso.descripcion} />
          <CursoFacts column={false} curso={curso} />
          <CursoDiscount curso={curso} />
          <CursoCuotas curso={curso} />
        </Stack>
      </section>
      <section>
        <Heading rank={3}>{t('detalle.sesiones')}</Heading>
        <CursoSesiones sesiones={curso.sesiones} />
      </section>
      <section>
        <Heading rank={3}>{t('anular.titulo')}</Heading>
        <Stack $gap={12}>
          <AnulacionPolicy curso={curso} />
          <ClientHint curso={curso} />
        </Stack>
      </section>
    </Panel>
  );
}
