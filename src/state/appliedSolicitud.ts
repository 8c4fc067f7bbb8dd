/**
 * The application that a visitor sent before creating an account on the same page. The account shows enrolments only once its
 * e-mail is confirmed; until then this tab remembers what was applied for.
 */
import * as v from 'valibot';
import { solicitudKey, tabStorage } from './tabStorage.ts';

const AppliedSolicitud = v.object({
  /** The id of the account: nobody else who signs in is shown it. */
  usuario: v.string(),
  numero: v.string(),
  curso: v.string(),
});
export type AppliedSolicitud = v.InferOutput<typeof AppliedSolicitud>;

export const keepApplied = (applied: AppliedSolicitud): void =>
  tabStorage.write(solicitudKey, JSON.stringify(applied));

/** @param usuario the id of the account that is signed in */
export function readApplied(usuario: string | undefined): AppliedSolicitud | undefined {
  const kept = v.safeParse(
    v.pipe(v.string(), v.parseJson(), AppliedSolicitud),
    tabStorage.read(solicitudKey),
  );
  return kept.success && kept.output.usuario === usuario ? kept.output : undefined;
}
