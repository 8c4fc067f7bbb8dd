/** The sessions of a course, from the next one on. A long list opens on demand. */
import { useState } from 'react';
import styled from 'styled-components';
import type { Curso } from '../../contract/curso.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { DateBlock } from '../../ui/data/DateBlock.tsx';
import { DayText } from '../../ui/data/DayText.tsx';
import { DottedList } from '../../ui/data/DottedList.tsx';
import { Formatted } from '../../ui/data/Formatted.tsx';
import { StateLabel } from '../../ui/feedback/StateLabel.tsx';
import { useNow } from '../../ui/hooks/useNow.ts';
import { RuledOrderedList } from '../../ui/layout/RuledList.ts';
import { Text } from '../../ui/layout/Text.ts';
import { CursoText } from './CursoText.tsx';

/** The most sessions that are shown before the person asks for all. */
const FIRST = 6;

const List = styled(RuledOrderedList).attrs({ $space: 12 })`
  &:not(:last-child) {
    margin-block-end: 16px;
  }

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 16px;
  }
  strong {
    display: block;
  }
  /* Beside the hours the state would leave them a word a line. */
  @container portal (max-width: 599.9px) {
    > li > :nth-child(3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

export function CursoSesiones({ sesiones }: Pick<Curso, 'sesiones'>) {
  const t = useT('curso');
  const { instant: now } = useNow();
  const [all, setAll] = useState(false);
  if (sesiones.length === 0) return <p>{t('detalle.sinSesiones')}</p>;
  const next = sesiones.findIndex(({ fin }) => Date.parse(fin) > now.getTime());
  // All of them from the first if every session is past.
  const first = Math.max(0, Math.min(next, sesiones.length - FIRST));
  const shown = all ? sesiones : sesiones.slice(first, first + FIRST);
  return (
    <>
      <List>
        {shown.map((sesion) => (
          <SesionRow key={sesion.inicio + sesion.lugar} sesion={sesion} now={now} />
        ))}
      </List>
      {shown.length < sesiones.length && (
        <Button tone="outline" size="small" onClick={() => setAll(true)}>
          {t('detalle.verTodas', { count: sesiones.length - shown.length })}
        </Button>
      )}
    </>
  );
}

function SesionRow({ sesion, now }: { readonly sesion: Curso['sesiones'][number]; readonly now: Date }) {
  const t = useT('curso');
  const { timeRange } = useFormat();
  const { inicio, fin, lugar } = sesion;
  const over = Date.parse(fin) <= now.getTime();
  const underWay = !over && Date.parse(inicio) <= now.getTime();
  return (
    <li>
      <DateBlock value={inicio} dimmed={over} />
      <div>
        <strong>
          <DayText value={inicio} />
        </strong>
        <Text as="span" $tone="muted">
          <DottedList>
            <Formatted>{timeRange(inicio, fin)}</Formatted>
            {lugar && <CursoText>{lugar}</CursoText>}
          </DottedList>
        </Text>
      </div>
      {over && <StateLabel $tone="neutral">{t('detalle.dictada')}</StateLabel>}
      {underWay && <StateLabel $tone="success">{t('detalle.ahora')}</StateLabel>}
    </li>
  );
}
