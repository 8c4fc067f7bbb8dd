/** Shows whether the e-mail is confirmed, and sends the mail that confirms it again. */
import styled from 'styled-components';
import type { Cliente } from '../../../contract/cliente.ts';
import { useT } from '../../../i18n/useT.ts';
import { api } from '../../../state/api.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { StateLabel } from '../../../ui/feedback/StateLabel.tsx';
import { useToast } from '../../../ui/feedback/ToastProvider.tsx';
import { SendButton } from '../../../ui/SendButton.tsx';
import { mailPause, useSendOnce } from '../../../ui/useSendOnce.ts';
import { useUsuario } from '../../../ui/useUsuario.ts';
import { normalizeCorreo } from './contacto.ts';

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
  margin-block-start: -8px;
  font-size: var(--portal-table);
  line-height: var(--portal-table-line);
`;

interface CorreoStatusProps {
  readonly cliente: Cliente;
  /** What the field beside it holds, which may not be saved. */
  readonly typed: string;
}

export function CorreoStatus({ cliente, typed }: CorreoStatusProps) {
  const t = useT('perfil');
  const toast = useToast();
  const usuario = useUsuario();
  const { send, sending, failure, wait } = useSendOnce<string, unknown>({
    call: (_, idempotencyKey) => api('POST /api/cliente/perfil/verificacion-correo', { idempotencyKey }),
    pause: mailPause,
    onDone: () => toast({ message: t('correo.enviado'), tone: 'success' }),
  });
  const { correo, correoVerificado } = cliente;
  const account = usuario?.email ?? correo;
  return (
    <Box>
      {account !== correo && (
        <p>{t.rich('contacto.correoAyuda', { correo: <bdi key="c">{account}</bdi> })}</p>
      )}
      {correoVerificado === true && normalizeCorreo(typed) === correo && (
        <StateLabel $tone="success">{t('correo.verificado')}</StateLabel>
      )}
      {correoVerificado === false && (
        <>
          <StateLabel $tone="warning">{t('correo.pendiente')}</StateLabel>
          <p>{t.rich('correo.texto', { correo: <bdi key="c">{correo}</bdi> })}</p>
          {failure !== undefined && <ErrorState inline error={failure} />}
          <SendButton
            type="button"
            of={{ sending, wait }}
            waiting={(tiempo) => t('correo.enviarEn', { tiempo })}
            tone="outline"
            size="small"
            onClick={() => void send(correo)}
          >
            {t('correo.enviar')}
          </SendButton>
        </>
      )}
    </Box>
  );
}
