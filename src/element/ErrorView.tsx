// Says that a tag cannot show anything else. Its words are not part of a screen's texts, because those may be what failed: the
// loader has the words for code that failed to load, and the others load when they are first needed.

import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { loadingWords } from '../i18n/emergency/loadingWords.ts';
import type avisos from '../i18n/emergency/notices.json';
import { useIdioma } from '../i18n/useIdioma.ts';

type Notices = typeof avisos;

/** Chooses the words that say what an error means, by its name, because the error may come from another copy of the bundle. */
function noticeFor(error: unknown): keyof Notices['es'] | undefined {
  if (!(error instanceof Error)) return 'interno';
  if (error.name === 'ChunkLoadError') return undefined;
  if (error.name === 'UbicacionError') return 'ubicacion';
  if (error.name === 'ApiBaseError')
    return Reflect.get(error, 'reason') === 'conflict' ? 'api_distinta' : 'api_invalida';
  return 'interno';
}

/** Null if they failed to load, undefined until then. */
function useNotices(isNeeded: boolean): Notices | null | undefined {
  const [notices, setNotices] = useState<Notices | null>();
  useEffect(() => {
    if (!isNeeded) return;
    import('../i18n/emergency/notices.json').then(
      (file) => setNotices(file.default),
      () => setNotices(null),
    );
  }, [isNeeded]);
  return notices;
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-items: center;
  padding: 16px;
  border-radius: var(--portal-radius);
  background: var(--portal-error-tint);
  color: var(--portal-error);
`;

const Words = styled.p`
  flex: 1 1 240px;
`;

const Retry = styled.button`
  min-block-size: 44px;
  padding: 8px 16px;
  border: 1px solid currentColor;
  border-radius: var(--portal-radius);
  font-weight: 600;
`;

export function ErrorView({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { wanted } = useIdioma();
  const notice = noticeFor(error);
  const notices = useNotices(notice !== undefined);
  const { failed, retry } = loadingWords[wanted];
  // An alert is read out as it appears.
  if (notice !== undefined && notices === undefined) return null;
  return (
    <Box role="alert">
      <Words>{(notice !== undefined && notices?.[wanted][notice]) || failed}</Words>
      <Retry type="button" onClick={onRetry}>
        {retry}
      </Retry>
    </Box>
  );
}
