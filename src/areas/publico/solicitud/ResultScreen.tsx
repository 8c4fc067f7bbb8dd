/**
 * The result of an application: by when to pay, the address of the mail, the next steps and its number. It says the same to everybody,
 * because only the mail may say whether the person was already enrolled.
 */
import { useStore } from '@nanostores/react';
import { type MouseEvent, useState } from 'react';
import styled from 'styled-components';
import type { Curso } from '../../../contract/curso.ts';
import { normalizeCorreo } from '../../../domain/normalizeCorreo.ts';
import { CursoText } from '../../../features/curso/CursoText.tsx';
import { CorreoDoubt } from '../../../features/persona/CorreoDoubt.tsx';
import { CorreoText } from '../../../features/persona/usePersonaRows.tsx';
import { useT } from '../../../i18n/useT.ts';
import { $sesion } from '../../../state/sesion.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { CopyButton } from '../../../ui/controls/CopyButton.tsx';
import { Amount } from '../../../ui/data/Amount.tsx';
import { Code } from '../../../ui/data/Code.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { useCapacidad } from '../../../ui/hooks/useCapacidad.ts';
import { MailIcon } from '../../../ui/icons/documents.tsx';
import { SuccessIcon } from '../../../ui/icons/signs.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Stack } from '../../../ui/layout/Stack.ts';
import { Text } from '../../../ui/layout/Text.ts';
import { CorrectCorreo } from './CorrectCorreo.tsx';
import { CreateAccount } from './CreateAccount.tsx';
import { Buttons } from './formStyles.ts';
import type { SentSolicitud } from './sentSolicitud.ts';

interface ResultScreenProps {
  readonly curso: Curso;
  readonly sent: SentSolicitud;
  /** Begins another application for the same course. */
  readonly onAgain: () => void;
  readonly onLeave: (() => void) | undefined;
  /** Called when the mail was sent again, perhaps to another address. */
  onCorrected(sent: SentSolicitud): void;
}

const Page = styled.div`
  display: grid;
  gap: 20px;
  max-inline-size: 720px;
  margin-inline: auto;

  > header {
    margin-block-end: 0;
  }
`;
const Receipt = styled(Card)`
  display: grid;
  gap: 20px;

  > svg {
    color: var(--portal-success);
  }
  > [data-rank='2'] {
    margin-block-end: -8px;
  }
`;
const Receipted = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding-block-start: 16px;
  border-block-start: 1px solid var(--portal-line);
`;
const Due = styled.p`
  font-size: 22px;
  font-weight: 700;
  line-height: 32px;
  text-wrap: pretty;

  /* A line of its own rather than a break within. */
  > time {
    display: inline-block;
  }
`;
/** The mail, without which nothing goes on. */
const Mailed = styled.div`
  display: flex;
  gap: 12px;
  padding: 16px;
  border-radius: var(--portal-radius);
  background: var(--portal-page);

  > svg {
    flex-shrink: 0;
    color: var(--portal-accent);
  }
  > div {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
const Next = styled.ol`
  display: grid;
  gap: 12px;
  padding-inline-start: 24px;

  > li::marker {
    color: var(--portal-accent);
    font-weight: 700;
  }
`;
export function ResultScreen({ curso, sent, onAgain, onLeave, onCorrected }: ResultScreenProps) {
  const t = useT('solicitud');
  const { recibo, valor, participante } = sent;
  const whole = participante && normalizeCorreo(participante.correo);
  const isMailed = useCapacidad('avisos');
  const canRegister = useCapacidad('registro');
  /** The address that was probably meant, once the person has accepted it. */
  const [meant, setMeant] = useState<string>();
  const { estado } = useStore($sesion);
  /** The session when the answer came, because creating an account here begins a session. */
  const [before, setBefore] = useState(estado);
  if (before === 'cargando' && estado !== before) setBefore(estado);
  return (
    <Page>
      <PageHeader title={`${curso.nombre} · ${t('hecho.titulo')}`} heading={t('hecho.titulo')}>
        <CursoText>{curso.nombre}</CursoText>
      </PageHeader>
      <Receipt>
        {isMailed && sent.hasta !== undefined ? (
          <Deadline sent={sent} hasta={sent.hasta} moneda={curso.moneda} />
        ) : (
          <SuccessIcon size={48} />
        )}
        <Mailed>
          <MailIcon />
          <Stack $gap={12}>
            <p>
              {t.rich(isMailed ? 'hecho.correo' : 'hecho.leEscriben', {
                correo: <Correo key="correo">{whole ?? recibo.correo}</Correo>,
              })}
            </p>
            {isMailed && (
              <>
                {whole !== undefined && recibo.permiso !== undefined && meant === undefined && (
                  <CorreoDoubt correo={whole} onTake={setMeant} />
                )}
                <Text $tone="muted">{t('hecho.noLlega')}</Text>
                <CorrectCorreo key={meant} sent={sent} meant={meant} onCorrected={onCorrected} />
              </>
            )}
          </Stack>
        </Mailed>
        <Heading rank={2}>{t('hecho.sigue')}</Heading>
        <Next>
          {stepsOf(curso, sent, isMailed).map((step) => (
            <li key={step}>
              {t.rich(`hecho.${step}`, {
                valor: <Amount key="valor" valor={valor} moneda={curso.moneda} />,
              })}
            </li>
          ))}
        </Next>
        <Receipted>
          <div>
            <Text $tone="muted" $size="dense">
              {t('hecho.numero')}
            </Text>
            <b>
              <Code>{recibo.solicitud}</Code>
            </b>
          </div>
          <CopyButton text={recibo.solicitud} />
        </Receipted>
      </Receipt>
      {before === 'anonimo' && canRegister && (
        <CreateAccount
          participante={participante}
          onCorreo={recibo.permiso === undefined ? undefined : setMeant}
          applied={{ numero: recibo.solicitud, curso: curso.nombre }}
        />
      )}
      <Buttons $gap={12}>
        <Button tone="outline" onClick={unlessSecond(onAgain)}>
          {t('hecho.otraPersona')}
        </Button>
        {onLeave && (
          <Button tone="outline" onClick={unlessSecond(onLeave)}>
            {t('otrosCursos')}
          </Button>
        )}
      </Buttons>
    </Page>
  );
}

/** The form above gets shorter as its faults go, so the second press of a double click on its button may come down here. */
const unlessSecond =
  (run: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) run();
  };

/** What happens next, as the texts name it, in order. */
function stepsOf({ requiereAprobacion }: Curso, { espera, total }: SentSolicitud, isMailed: boolean) {
  if (!isMailed && !espera && !requiereAprobacion) return [total > 0 ? 'contactoPago' : 'contacto'] as const;
  if (!isMailed) return [espera ? 'espera' : 'aprobacion'] as const;
  if (espera) return ['abra', 'espera'] as const;
  if (requiereAprobacion) return ['abra', 'aprobacion', total > 0 ? 'pagueAprobada' : 'listo'] as const;
  return total > 0 ? (['abra', 'pague', 'listo'] as const) : (['abra', 'listo'] as const);
}

interface DeadlineProps extends Pick<Curso, 'moneda'> {
  readonly sent: SentSolicitud;
  /** RFC 3339 */
  readonly hasta: string;
}

/** How much to pay, and until when: the amount of the link in the mail, which is the first instalment if there are several. */
function Deadline({ sent: { valor, total }, hasta, moneda }: DeadlineProps) {
  const t = useT('solicitud');
  const money = (name: string, minor: number) => <Amount key={name} valor={minor} moneda={moneda} />;
  return (
    <div>
      <Due>
        {t.rich('hecho.plazo', {
          valor: money('valor', valor),
          fecha: <DateText key="fecha" value={hasta} show="moment" />,
        })}
      </Due>
      <Text $tone="muted" $size="body">
        {valor < total ? t.rich('hecho.plazoCuota', { total: money('total', total) }) : t('hecho.plazoTexto')}
      </Text>
    </div>
  );
}

const Correo = styled(CorreoText)`
  font-weight: 600;
`;
