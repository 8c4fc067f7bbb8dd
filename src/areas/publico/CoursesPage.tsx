/** The open courses, for anybody: searched, with what each costs and how many seats it has left. */
import styled from 'styled-components';
import { useT } from '../../i18n/useT.ts';
import { Card } from '../../ui/Card.tsx';
import { useHost } from '../../ui/host.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ChosenCourse } from './ChosenCourse.tsx';
import { CourseFilters } from './CourseFilters.tsx';
import { CourseList } from './CourseList.tsx';
import { useFilters } from './useFilters.ts';

const Page = styled.div`
  display: grid;
  gap: 24px;

  > header {
    margin-block-end: 0;
  }
`;

export function CoursesPage({ foreign }: { readonly foreign: boolean }) {
  const t = useT('publico');
  // The words for a failure are there before anything fails: it may be the network that does.
  useT('errores');
  const { options } = useHost();
  const { filters, change, clear } = useFilters(foreign);
  const chosen = filters.curso || (typeof options.curso === 'string' ? options.curso : '');
  return (
    <Page>
      <PageHeader title={t('titulo')}>{t('bajada')}</PageHeader>
      {chosen && <ChosenCourse key={chosen} id={chosen} />}
      <Card $flush>
        <CourseFilters filters={filters} change={change} clear={clear} />
      </Card>
      <CourseList filters={filters} chosen={chosen} onClear={clear} />
    </Page>
  );
}
