/** What everything that the filters leave comes to, whatever page of it shows, and the same as files. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useT } from '../../../i18n/useT.ts';
import { BotonArchivo } from '../../../ui/BotonArchivo.tsx';

const Linea = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  padding: 0 16px 16px;
  color: var(--portal-text-2);
  font-size: 14px;
  line-height: 22px;

  > div:first-child {
    flex: 1 1 260px;
  }
  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  strong {
    color: var(--portal-text);
  }
  @container portal (min-width: 600px) {
    padding-inline: 24px;
  }
`;

interface Props {
  /** Of the files, without their ending. */
  readonly nombre: string;
  readonly load: (media: 'text/csv' | 'application/pdf') => Promise<Blob>;
  /** A line for each currency. */
  readonly children?: ReactNode;
}

export function ListFooter({ nombre, load, children }: Props) {
  const t = useT('inicio');
  return (
    <Linea>
      <div role="status">{children}</div>
      <div>
        <BotonArchivo nombre={`${nombre}.csv`} load={() => load('text/csv')}>
          {t('lista.csv')}
        </BotonArchivo>
        <BotonArchivo nombre={`${nombre}.pdf`} load={() => load('application/pdf')}>
          {t('lista.pdf')}
        </BotonArchivo>
      </div>
    </Linea>
  );
}
