/** Sends the form, and says how long to wait where the API asked for that. */
import type { Curso } from '../../contract/curso.ts';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../ui/Button.tsx';
import { useWaitText } from '../../ui/useWaitText.ts';
import type { ResumingSend } from './useResumingSend.ts';

interface SubmitButtonProps {
  readonly send: ResumingSend;
  readonly curso: Curso;
  /** What the button says where a seat is free. */
  readonly label: string;
}

export function SubmitButton({ send: { sending, wait }, curso, label }: SubmitButtonProps) {
  const t = useT('solicitud');
  const waitText = useWaitText();
  const action = curso.estado === 'lleno' ? t('enviarEspera') : label;
  return (
    <Button type="submit" loading={sending} waiting={wait > 0}>
      {wait > 0 ? t('esperar', { tiempo: waitText(wait) }) : sending ? t('enviando') : action}
    </Button>
  );
}
