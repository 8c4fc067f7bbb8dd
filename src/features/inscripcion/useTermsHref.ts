/** Returns the address of an enrolment's terms: the page's own document, or the institution's. */
import type { Curso } from '../../contract/curso.ts';
import { apiOrigin } from '../../state/api.ts';
import { useHost } from '../../ui/hooks/host.ts';
import { safeHref } from '../../ui/routing/safeHref.ts';

/** Undefined if there is nothing to read: nobody can accept unknown terms. */
export function useTermsHref(curso: Pick<Curso, 'terminos'> | undefined): string | undefined {
  const { termsHref } = useHost().options;
  return safeHref(termsHref) ?? (curso && institutionHref(curso.terminos?.url, apiOrigin()));
}

/** From the API, accepts only `https:` addresses and addresses of its own origin. */
export function institutionHref(url: string | undefined, origin: string): string | undefined {
  if (url === undefined || url.trim() === '' || !URL.canParse(url, origin)) return undefined;
  const address = new URL(url, origin);
  return address.protocol === 'https:' || address.origin === origin ? address.href : undefined;
}
