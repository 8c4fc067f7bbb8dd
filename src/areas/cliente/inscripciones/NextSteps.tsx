/** Says what comes next after enrolling. Stays with the history entry in which the enrolment was made. */
import styled from 'styled-components';
import type { Inscripcion } from '../../../contract/inscripcion.ts';
import { useT } from '../../../i18n/useT.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useRead } from '../../../ui/hooks/useRead.ts';
import { useUsuario } from '../../../ui/hooks/useUsuario.ts';
import { useLocation } from '../../../ui/routing/router.ts';

const Space = styled.div`
  margin-block-end: 16px;

  ol {
    display: grid;
    gap: 4px;
    padding-inline-start: 20px;
  }
`;

const isNew = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'nueva') === true;

const stepsOf = {
  en_espera: ['correo', 'espera'],
  pendiente_aprobacion: ['correo', 'aprobacion'],
  pendiente_pago: ['correo', 'pago'],
  activa: ['correo', 'lista'],
} as const;

export function NextSteps({ inscripcion }: { readonly inscripcion: Inscripcion }) {
  const t = useT('inscripciones');
  const { state } = useLocation();
  const fresh = isNew(state);
  const { estado, participante } = inscripcion;
  const steps = Object.entries(stepsOf).find(([name]) => name === estado)?.[1];
  if (!fresh || !steps) return null;
  return (
    <Space>
      <Alert tone="success" title={t('sigue.titulo')}>
        <ol>
          {steps.map((step) => (
            <li key={step}>
              {step === 'correo' ? <MailedTo correo={participante.correo} /> : t(`sigue.${step}`)}
            </li>
          ))}
        </ol>
      </Alert>
    </Space>
  );
}

/** Says who got a mail: the client, about the payment; another participant, only about the course. */
function MailedTo({ correo }: Pick<Inscripcion['participante'], 'correo'>) {
  const t = useT('inscripciones');
  const { data: cliente, error } = useRead('GET /api/cliente');
  const usuario = useUsuario();
  // The session has the address with which the account signs in; mails go to the one that the client may have changed.
  const cuenta = cliente?.correo ?? (error === undefined ? undefined : usuario?.email);
  if (cuenta === undefined) return <Skeleton $width="60%" />;
  return t.rich(cuenta === correo ? 'sigue.correo' : 'sigue.correoOtro', {
    cuenta: <bdi key="cuenta">{cuenta}</bdi>,
    correo: <bdi key="correo">{correo}</bdi>,
  });
}
