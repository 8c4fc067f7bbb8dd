/** The sessions of a course. A long list shows its next ones and opens on demand. */
import { useState } from 'react';
import styled from 'styled-components';
import type { Curso } from '../../../contract/curso.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useT } from '../../../i18n/useT.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { DateBlock } from '../../../ui/data/DateBlock.tsx';
import { DayText } from '../../../ui/data/DayText.tsx';
import { DottedList } from '../../../ui/data/DottedList.tsx';
import { Formatted } from '../../../ui/data/Formatted.tsx';
import { StateLabel } from '../../../ui/feedback/StateLabel.tsx';

interface Props {
  readonly curso: Pick<Curso, 'sesiones' | 'modalidad'>;
  readonly instante: Date;
}

const VISIBLES = 6;

const Cuenta = styled.p`
  color: var(--portal-text-2);
  font-size: 14px;
`;
const Lista = styled.ol`
  display: grid;
  &:not(:last-child) {
    margin-block-end: 16px;
  }

  > li {
    display: flex;
    align-items: center;
    gap: 16px;
    padding-block: 12px;
    border-block-end: 1px solid var(--portal-line);
  }
  > li:first-child {
    padding-block-start: 0;
  }
  > li:last-child {
    border-block-end: 0;
    padding-block-end: 0;
  }
  > li > div {
    flex: 1;
    min-inline-size: 0;
  }
  strong {
    display: block;
  }
  > li > div > span {
    color: var(--portal-text-2);
    font-size: 14px;
    line-height: 22px;
  }
`;

export function Sesiones({ curso, instante }: Props) {
  const t = useT('cursos');
  const [todas, setTodas] = useState(false);
  const { sesiones } = curso;
  const ahora = instante.getTime();
  const proxima = sesiones.findIndex(({ fin }) => Date.parse(fin) > ahora);
  // From the next session on; the last ones where the course is over.
  const desde = proxima < 0 ? sesiones.length - VISIBLES : Math.min(proxima, sesiones.length - VISIBLES);
  const primera = Math.max(0, desde);
  const visibles = todas ? sesiones : sesiones.slice(primera, primera + VISIBLES);
  return (
    <Card>
      <CardHead>
        <h2>{t('detalle.sesiones')}</h2>
        {sesiones.length > 0 && <Cuenta>{t('detalle.sesionesCuenta', { count: sesiones.length })}</Cuenta>}
      </CardHead>
      {sesiones.length === 0 && <p>{t('detalle.sinSesiones')}</p>}
      <Lista role="list">
        {visibles.map((sesion) => (
          <Sesion key={sesion.inicio + sesion.lugar} sesion={sesion} ahora={ahora} />
        ))}
      </Lista>
      {visibles.length < sesiones.length && (
        <Button tone="outline" size="small" onClick={() => setTodas(true)}>
          {t('detalle.verTodas', { count: sesiones.length - visibles.length })}
        </Button>
      )}
    </Card>
  );
}

interface SesionProps {
  readonly sesion: Curso['sesiones'][number];
  readonly ahora: number;
}

function Sesion({ sesion, ahora }: SesionProps) {
  const t = useT('cursos');
  const { timeRange } = useFormat();
  const { inicio, fin, lugar } = sesion;
  const dictada = Date.parse(fin) <= ahora;
  const enCurso = !dictada && Date.parse(inicio) <= ahora;
  return (
    <li>
      <DateBlock value={inicio} dimmed={dictada} />
      <div>
        <strong>
          <DayText value={inicio} />
        </strong>
        <span>
          <DottedList>
            <Formatted>{timeRange(inicio, fin)}</Formatted>
            {lugar && <bdi>{lugar}</bdi>}
          </DottedList>
        </span>
      </div>
      {dictada && <StateLabel $tone="neutral">{t('detalle.dictada')}</StateLabel>}
      {enCurso && <StateLabel $tone="success">{t('detalle.ahora')}</StateLabel>}
    </li>
  );
}
