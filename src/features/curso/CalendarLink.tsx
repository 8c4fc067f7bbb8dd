/** Links to the sessions of a course as a calendar file (.ics), straight from the API, which needs no credential for it. */
import { useStore } from '@nanostores/react';
import { buildUrl } from '../../client/buildUrl.ts';
import { getCalendario } from '../../contract/curso.ts';
import { useT } from '../../i18n/useT.ts';
import { $apiBase } from '../../state/api.ts';
import { ButtonAnchor, type ButtonAnchorProps } from '../../ui/controls/Button.tsx';
import { CalendarIcon } from '../../ui/icons/signs.tsx';

interface CalendarLinkProps extends Pick<ButtonAnchorProps, 'tone' | 'size' | 'block'> {
  /** Id or code of the course. */
  readonly curso: string;
}

export function CalendarLink({ curso, tone = 'outline', ...look }: CalendarLinkProps) {
  const t = useT('curso');
  const base = useStore($apiBase);
  const url = base === undefined ? undefined : buildUrl(base, getCalendario.path, { id: curso });
  if (url === undefined) return null;
  return (
    <ButtonAnchor {...look} tone={tone} icon={<CalendarIcon size={20} />} href={url.href} download>
      {t('calendario')}
    </ButtonAnchor>
  );
}
