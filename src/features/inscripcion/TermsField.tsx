/** Asks to accept the terms, with a link to them and, if seats may run out, offers a place on the waiting list. */
import { useFormContext, useFormState } from 'react-hook-form';
import type { Curso } from '../../contract/curso.ts';
import { useT } from '../../i18n/useT.ts';
import { TextAnchor } from '../../ui/controls/TextLink.tsx';
import { Code } from '../../ui/data/Code.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import type { InscripcionValues } from './inscripcionValues.ts';
import { useTermsHref } from './useTermsHref.ts';

/** Below this number of seats the last one may be taken before staff look at the application. */
const SCARCE = 10;

export function TermsField({ curso }: { readonly curso: Curso }) {
  const t = useT('solicitud');
  const tComun = useT('comun');
  const { register, control, clearErrors } = useFormContext<InscripcionValues>();
  const { errors } = useFormState({ control, name: 'terminos' });
  const href = useTermsHref(curso);
  const version = curso.terminos?.version;
  const terms = t('terminos.nombre');
  return (
    <div>
      {curso.estado === 'abierto' && (curso.cuposDisponibles ?? SCARCE) < SCARCE && (
        <Checkbox label={t('espera.acepta')} hint={t('espera.aceptaPista')} {...register('aceptaEspera')} />
      )}
      {href !== undefined && (
        <Checkbox
          label={t.rich('terminos.acepto', {
            terminos: (
              <TextAnchor href={href} target="_blank" rel="noopener noreferrer">
                {terms}
                <VisuallyHidden> {tComun('otraPestana')}</VisuallyHidden>
              </TextAnchor>
            ),
          })}
          hint={version !== undefined && t.rich('terminos.version', { version: <Code>{version}</Code> })}
          error={errors.terminos?.version && t('terminos.falta')}
          // Not `required`: browsers would call it invalid before anybody has touched it.
          aria-required
          {...register('terminos.version', { onChange: () => clearErrors('terminos.version') })}
        />
      )}
    </div>
  );
}
