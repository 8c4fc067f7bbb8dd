/** What the course is about. The institution writes plain text; a blank line begins a paragraph. */
import styled from 'styled-components';
import { useT } from '../../../i18n/useT.ts';
import { Card, CardHead } from '../../../ui/Card.tsx';

const Texto = styled.div`
  display: grid;
  gap: 12px;
  max-inline-size: 72ch;

  > p {
    white-space: pre-line;
    text-wrap: pretty;
  }
`;

export function Descripcion({ texto }: { readonly texto: string }) {
  const t = useT('cursos');
  const parrafos = texto
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean);
  return (
    <Card>
      <CardHead>
        <h2>{t('detalle.sobre')}</h2>
      </CardHead>
      <Texto>
        {parrafos.length === 0 && <p>{t('detalle.sinDescripcion')}</p>}
        {parrafos.map((parrafo) => (
          <p key={parrafo} dir="auto">
            {parrafo}
          </p>
        ))}
      </Texto>
    </Card>
  );
}
