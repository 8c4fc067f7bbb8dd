/** A receipt as the document that its client downloads and gets by mail. */

import type { Recibo } from '../../../src/contract/recibo.ts';
import { documentoFile } from '../../../src/domain/documentoFile.ts';
import { fullName } from '../../../src/domain/fullName.ts';
import type { OwnRecords } from '../db/clientScope.ts';
import type { PaperContext, PaperFile } from '../pdf/openPaper.ts';
import { partyOf } from '../pdf/party.ts';
import { renderRecibo } from './renderRecibo.ts';

export async function reciboFile(
  own: OwnRecords,
  recibo: Recibo,
  context: PaperContext,
): Promise<PaperFile & { name: string }> {
  const cliente = await own.cliente();
  const payer = { ...partyOf(cliente), nombre: cliente.razonSocial ?? fullName(cliente) };
  return { ...(await renderRecibo(recibo, payer, context)), name: documentoFile('recibo', recibo.numero) };
}
