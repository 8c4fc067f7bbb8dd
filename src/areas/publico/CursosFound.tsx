/** A page of courses that were found, with their number and the button for more. It reads nothing. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Curso } from '../../contract/curso.ts';
import type { ListPage } from '../../contract/list.ts';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useAnnouncement } from '../../ui/layout/Announcer.tsx';
import { Stack } from '../../ui/layout/Stack.ts';
import { Text } from '../../ui/layout/Text.ts';
import { CursosRows } from './CursosRows.tsx';

const Region = styled(Stack)<{ $busy: boolean }>`
  opacity: ${({ $busy }) => ($busy ? 0.5 : 1)};
  transition: opacity var(--portal-slow) var(--portal-ease);
`;

interface CursosFoundProps {
  readonly found: ListPage<Curso>;
  /** True while another search runs. */
  readonly busy: boolean;
  /** The failure of the last read. */
  readonly failure?: ReactNode;
  /** The code of the course whose name takes the focus. */
  readonly focus?: string | undefined;
  /** Shown instead of the courses if there are none. */
  readonly none?: ReactNode;
  /** Renders the control that leads to the next page. */
  readonly more: (cursor: string) => ReactNode;
}

export function CursosFound({ found, busy, failure, focus, none, more }: CursosFoundProps) {
  const t = useT('publico');
  const tComun = useT('comun');
  const isEmpty = found.total === 0;
  useAnnouncement(isEmpty ? tComun('paginas.nada') : undefined);
  return (
    <Region as="section" $busy={busy} aria-label={t('titulo')}>
      {failure}
      <Text $tone="muted" role="status">
        {!isEmpty && t('cuantos', { count: found.total })}
      </Text>
      {isEmpty && none}
      <CursosRows cursos={found.resultados} focus={focus} />
      {found.siguiente !== null && more(found.siguiente)}
    </Region>
  );
}

/** Leads to the next page of courses. */
export function MoreButton({ onClick }: { readonly onClick?: () => void }) {
  const t = useT('publico');
  return (
    <Button tone="outline" onClick={onClick}>
      {t('verMas')}
    </Button>
  );
}
