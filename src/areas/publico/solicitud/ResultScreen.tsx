/**
 * The result of an application: its number, the address of the mail and the next steps. It says the same to everybody,
 * because only the mail may say whether the person was already enrolled.
 */
import { useStore } from '@nanostores/react';
import { useState } from 'react';
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
import { SuccessIcon } from '../../../ui/icons/signs.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { PageHeader } from '../../../ui/layout/PageHeader.tsx';
import { Stack } from '../../../ui/layout/Stack.ts';
import { Text } from '../../../ui/layout/Text.ts';
import { CorrectCorreo } from './CorrectCorreo.tsx';
import { CreateAccount } from './CreateAccount.tsx';
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
  padding: 16px;
  border-radius: var(--portal-radius);
  background: var(--portal-page);

  b {
    font-size: 20px;
    line-height: 28px;
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
  const { recibo, espera, valor, total, participante } = sent;
  const whole = participante && normalizeCorreo(participante.correo);
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
        <SuccessIcon size={48} />
        <p>{t.rich('hecho.correo', { correo: <Correo>{whole ?? recibo.correo}</Correo> })}</p>
        {whole !== undefined && recibo.permiso !== undefined && meant === undefined && (
          <CorreoDoubt correo={whole} onTake={setMeant} />
        )}
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
        <Heading rank={2}>{t('hecho.sigue')}</Heading>
        <Next>
          <li>{t('hecho.abra')}</li>
          {espera ? (
            <li>{t('hecho.espera')}</li>
          ) : (
            <>
              {curso.requiereAprobacion && <li>{t('hecho.aprobacion')}</li>}
              {total > 0 && (
                <li>
                  <Pay valor={valor} total={total} moneda={curso.moneda} />
                </li>
              )}
              <li>{t('hecho.listo')}</li>
            </>
          )}
        </Next>
        <Stack $gap={12}>
          <p>{t('hecho.noLlega')}</p>
          <CorrectCorreo key={meant} sent={sent} meant={meant} onCorrected={onCorrected} />
        </Stack>
        <Stack $row $gap={12}>
          {onLeave && <Button onClick={onLeave}>{t('otrosCursos')}</Button>}
          <Button tone="outline" onClick={onAgain}>
            {t('hecho.otraPersona')}
          </Button>
        </Stack>
      </Receipt>
      {before === 'anonimo' && (
        <CreateAccount
          participante={participante}
          onCorreo={recibo.permiso === undefined ? undefined : setMeant}
        />
      )}
    </Page>
  );
}

/** Shows the amount of the link in the mail: the first instalment, if there are several. */
function Pay({ valor, total, moneda }: Pick<SentSolicitud, 'valor' | 'total'> & Pick<Curso, 'moneda'>) {
  const t = useT('solicitud');
  return t.rich(valor < total ? 'hecho.pagueCuota' : 'hecho.pague', {
    valor: <Amount key="valor" valor={valor} moneda={moneda} />,
    total: <Amount key="total" valor={total} moneda={moneda} />,
  });
}

const Correo = styled(CorreoText)`
  font-weight: 600;
`;
