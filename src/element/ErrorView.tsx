// What a tag shows when it cannot show anything else. Its words come with the code, because the texts may be what failed.

import styled from 'styled-components';
import type { Idioma } from '../domain/idiomas.ts';
import carga from '../i18n/emergency/loading.json' with { type: 'json' };
import avisos from '../i18n/emergency/notices.json' with { type: 'json' };
import { useIdioma } from '../i18n/useIdioma.ts';

type WordKey = keyof (typeof avisos)['es'] | keyof (typeof carga)['es'];

const words = (idioma: Idioma): Readonly<Record<WordKey, string>> => ({
  ...avisos[idioma],
  ...carga[idioma],
});

/** The words for an error, by its literal name: it may come from another copy of the bundle. */
function wordsFor(error: unknown): WordKey {
  if (!(error instanceof Error)) return 'interno';
  if (error.name === 'ChunkLoadError') return 'carga';
  if (error.name === 'UbicacionError') return 'ubicacion';
  if (error.name === 'ApiBaseError')
    return Reflect.get(error, 'reason') === 'conflict' ? 'api_distinta' : 'api_invalida';
  return 'interno';
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
  return (
    <Box role="alert">
      <Words>{words(wanted)[wordsFor(error)]}</Words>
      <Retry type="button" onClick={onRetry}>
        {words(wanted).reintentar}
      </Retry>
    </Box>
  );
}
