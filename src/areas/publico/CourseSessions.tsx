/** The sessions of a course; many show a few first. */
import { useState } from 'react';
import styled from 'styled-components';
import type { Curso } from '../../contract/curso.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { PlainOrderedList } from '../../ui/PlainList.ts';

const FIRST = 5;

const List = styled(PlainOrderedList)`
  display: grid;
  gap: 8px;
  margin-block-end: 12px;
  font-size: 14px;
  line-height: 22px;

  span {
    display: block;
    color: var(--portal-text-2);
  }
`;

export function CourseSessions({ sesiones }: Pick<Curso, 'sesiones'>) {
  const t = useT('publico');
  const { date, timeRange } = useFormat();
  const [all, setAll] = useState(false);
  const shown = all ? sesiones : sesiones.slice(0, FIRST);
  return (
    <section>
      <h3>{t('detalle.sesiones')}</h3>
      {sesiones.length === 0 && <p>{t('detalle.sinSesiones')}</p>}
      <List>
        {shown.map(({ inicio, fin, lugar }) => (
          <li key={inicio + lugar}>
            <time dateTime={inicio}>{date(inicio, 'long')}</time>
            <span>
              {timeRange(inicio, fin)}
              {lugar && ` · ${lugar}`}
            </span>
          </li>
        ))}
      </List>
      {shown.length < sesiones.length && (
        <Button tone="outline" size="small" onClick={() => setAll(true)}>
          {t('detalle.verTodas', { count: sesiones.length - shown.length })}
        </Button>
      )}
    </section>
  );
}
