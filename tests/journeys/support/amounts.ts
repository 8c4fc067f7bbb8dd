// Amounts as the portal writes them, read back.
import type { Download, Page } from 'playwright-core';
import { expect } from 'vitest';
import { readPdf, squeeze } from '../../api/support/pdf.ts';

/** "$1.234,50" as the portal writes it, in minor units. */
export const minor = (text: string): number =>
  Number(
    text
      .replaceAll('−', '-')
      .replace(/[^\d,-]/g, '')
      .replace(',', ''),
  );

/** "1.234,50", as screen and documents have it. */
export const figures = (valor: number): string =>
  new Intl.NumberFormat('es-EC', { minimumFractionDigits: 2, useGrouping: 'always' })
    .format(valor / 100)
    .replace(/^-/, '');

/** The figure beside its name in a list of terms. */
export const figure = (page: Page, name: string): Promise<number> =>
  page
    .locator('portal-cliente main dl > div', {
      has: page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) }),
    })
    .first()
    .getByRole('definition')
    .textContent()
    .then((text) => minor(text ?? ''));

/** The amount in one cell, by default the last, of each row except the head. */
export async function amounts(page: Page, table: string, cell = 'td:last-child'): Promise<number[]> {
  const rows = page.getByRole('table', { name: table, exact: true }).getByRole('row');
  const texts = await rows.evaluateAll(
    (all, selector) => all.map((row) => row.querySelector(selector)?.textContent ?? ''),
    cell,
  );
  return texts.filter((text) => /\d/.test(text)).map(minor);
}

/** Waits for what the button named `name` saves, which may be behind "Más". */
export async function download(page: Page, name: string): Promise<Download> {
  const saving = page.waitForEvent('download');
  const button = page.getByRole('button', { name });
  const more = page.getByRole('button', { name: /^Más acciones: / });
  await button.or(more).first().waitFor();
  if ((await button.count()) > 0) await button.click();
  else {
    await more.click();
    // By key: the menu follows its button, which rows that come late may push below the window.
    await button.press('Enter');
  }
  return saving;
}

async function bytesOf(file: Download): Promise<Buffer> {
  const stream = await file.createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

export const textOf = async (file: Download): Promise<string> => (await bytesOf(file)).toString('utf8');

/** The text of a PDF without its spaces. */
export async function pdfText(file: Download): Promise<string> {
  const { buffer, byteOffset, byteLength } = await bytesOf(file);
  const { pages } = await readPdf(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
  return squeeze(pages.join(''));
}

/** Expects each amount in the document as on the screen. */
export function expectFigures(text: string, valores: readonly number[]): void {
  for (const valor of valores) expect(text).toContain(figures(valor));
}
