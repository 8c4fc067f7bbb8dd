/** Right after enrolling: that it is done, and what comes next. Gone on the next visit. */
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Inscripcion } from '../../../contract/inscripcion.ts';
import { useT } from '../../../i18n/useT.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useToast } from '../../../ui/feedback/ToastProvider.tsx';
import { useLocation } from '../../../ui/router.ts';
import { useRead } from '../../../ui/useRead.ts';

const Hueco = styled.div`
  margin-block-end: 16px;

  ol {
    display: grid;
    gap: 4px;
    padding-inline-start: 20px;
  }
`;

const isNueva = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'nueva') === true;

const pasosDe = {
  en_espera: ['correo', 'espera'],
  pendiente_aprobacion: ['correo', 'aprobacion'],
  pendiente_pago: ['correo', 'pago'],
  activa: ['correo', 'lista'],
} as const;

export function NextSteps({ inscripcion }: { readonly inscripcion: Inscripcion }) {
  const t = useT('inscripciones');
  const toast = useToast();
  const { state } = useLocation();
  const nueva = isNueva(state);
  const { numero, estado, participante } = inscripcion;
  const told = useRef(false);
  useEffect(() => {
    if (!nueva || told.current) return;
    told.current = true;
    toast({ tone: 'success', message: t('sigue.toast', { numero }) });
  }, [nueva, numero, t, toast]);

  const pasos = Object.entries(pasosDe).find(([name]) => name === estado)?.[1];
  if (!nueva || !pasos) return null;
  return (
    <Hueco>
      <Alert tone="success" title={t('sigue.titulo')}>
        <ol>
          {pasos.map((paso) => (
            <li key={paso}>
              {paso === 'correo' ? <Correos correo={participante.correo} /> : t(`sigue.${paso}`)}
            </li>
          ))}
        </ol>
      </Alert>
    </Hueco>
  );
}

/** To whom it was written: the client, with what there is to pay; another participant only what is about the course. */
function Correos({ correo }: Pick<Inscripcion['participante'], 'correo'>) {
  const t = useT('inscripciones');
  const { data: cliente } = useRead('GET /api/cliente');
  if (!cliente) return <Skeleton $width="60%" />;
  return t.rich(cliente.correo === correo ? 'sigue.correo' : 'sigue.correoOtro', {
    cuenta: <bdi key="cuenta">{cliente.correo}</bdi>,
    correo: <bdi key="correo">{correo}</bdi>,
  });
}
