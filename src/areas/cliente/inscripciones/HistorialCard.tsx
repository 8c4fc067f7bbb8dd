/** What happened to an enrolment, the latest first. Staff act as the institution, without a name. */

import type { Inscripcion } from '../../../contract/inscripcion.ts';
import { useT } from '../../../i18n/useT.ts';
import { Card, CardHead } from '../../../ui/Card.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { DottedList } from '../../../ui/data/DottedList.tsx';
import { Timeline } from '../../../ui/data/Timeline.tsx';
import { inscripcionTones } from '../parts/InscripcionState.tsx';

export function HistorialCard({ steps }: { readonly steps: Inscripcion['historial'] }) {
  const t = useT('inscripciones');
  const events = steps
    .toSorted((a, b) => Date.parse(b.fecha) - Date.parse(a.fecha))
    .map(({ a, fecha, actor }) => ({
      id: `${fecha} ${a}`,
      title: t(`paso.${a}`),
      tone: inscripcionTones[a],
      when: (
        <DottedList>
          <DateText value={fecha} show="moment" />
          {t(`actor.${actor}`)}
        </DottedList>
      ),
    }));
  return (
    <Card>
      <CardHead title={t('detalle.historial')} />
      <Timeline events={events} />
    </Card>
  );
}
