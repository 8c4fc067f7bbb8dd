/** Who a document is about, and how it names their number. */
import { taxNumberName } from '../../../src/domain/documentos/taxNumberName.ts';
import { fullName } from '../../../src/domain/fullName.ts';
import type { DocumentTexts } from './documentTexts.ts';

/** A person or an organisation that a document names. */
export interface Party {
  nombre: string;
  tipoIdentificacion?: string | null | undefined;
  identificacion?: string | null | undefined;
}

type Client = Omit<Party, 'nombre'> & Parameters<typeof fullName>[0];

export const partyOf = ({ tipoIdentificacion, identificacion, ...name }: Client): Party => ({
  nombre: fullName(name),
  tipoIdentificacion,
  identificacion,
});

/** Names the number as what it is (RUC, NIT), if it has a name of its own. */
export const identificacionOf = (
  { tipoIdentificacion, identificacion }: Omit<Party, 'nombre'>,
  t: DocumentTexts,
): readonly [string, string | undefined] => [
  taxNumberName(tipoIdentificacion) ?? t.identificacion,
  identificacion ?? undefined,
];
