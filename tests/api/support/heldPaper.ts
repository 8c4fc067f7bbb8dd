import type { PaperFile } from '../../../demo/api/pdf/openPaper.ts';

/** A document that is done once the test has written another number than 0. */
export async function heldPaper(held: SharedArrayBuffer): Promise<PaperFile> {
  await Atomics.waitAsync(new Int32Array(held), 0, 0).value;
  return { body: new Uint8Array(), idioma: 'es' };
}
