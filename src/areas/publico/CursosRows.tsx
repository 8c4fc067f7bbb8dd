/** Courses in as many columns as have room. */
import styled from 'styled-components';
import type { Curso } from '../../contract/curso.ts';
import { MonedasProvider } from '../../i18n/MonedasProvider.tsx';
import { PlainList } from '../../ui/layout/PlainList.ts';
import { CursoRow } from './CursoRow.tsx';
import { cursosColumns } from './cursosColumns.ts';

const List = styled(PlainList)`
  ${cursosColumns}

  /* Cards of a line are equally high. A percentage would have no meaning in quirks mode. */
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  &:empty {
    display: none;
  }
`;

interface CursosRowsProps {
  readonly cursos: readonly Curso[];
  /** The code of the course whose name takes the focus. */
  readonly focus?: string | undefined;
}

export function CursosRows({ cursos, focus }: CursosRowsProps) {
  return (
    <MonedasProvider monedas={cursos.map(({ moneda }) => moneda)}>
      <List>
        {cursos.map((curso) => (
          <li key={curso.id}>
            <CursoRow curso={curso} focus={curso.identificacion === focus} />
          </li>
        ))}
      </List>
    </MonedasProvider>
  );
}
