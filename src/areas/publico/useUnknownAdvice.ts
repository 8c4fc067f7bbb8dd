/** Tells the site's administrator of courses that the tag names and the API does not know: visitors see only that they are not offered. */
import { useEffect } from 'react';
import { advise } from '../../state/advise.ts';
import { $apiBase } from '../../state/api.ts';
import { useHost } from '../../ui/hooks/host.ts';
import { usePublicoOptions } from './usePublicoOptions.ts';

/** @param codes ids or codes, as the tag's attribute has them */
export function useUnknownAdvice(codes: readonly string[]): void {
  const { localName } = useHost().host;
  const key = codes.join(' ');
  useEffect(() => {
    // Then no call reaches the API, and none knows the course.
    const remedy = $apiBase.get()?.endsWith('/api')
      ? 'api-base termina en /api: escriba solo lo que va antes.'
      : 'Escriba su código como está en la lista de cursos.';
    for (const code of key.split(' ').filter(Boolean))
      advise(`<${localName}>: la API no conoce el curso ${code}. ${remedy}`);
  }, [localName, key]);
}

/** Tells them of a tag that is to offer one course and does not say which. */
export function useLackingAdvice(): void {
  const { localName } = useHost().host;
  const { lacksCurso } = usePublicoOptions();
  useEffect(() => {
    if (lacksCurso)
      advise(`<${localName}>: curso-fijo no hace nada sin curso. Escriba también curso, con su código.`);
  }, [localName, lacksCurso]);
}
