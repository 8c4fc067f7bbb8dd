import { expect, test } from 'vitest';
import { DataTable } from '../../../src/ui/data/DataTable.tsx';
import { renderSpanish } from '../support/renderSpanish.ts';

const cell = () => null;
const columns = [
  { id: 'saldo', header: 'Saldo', sort: 'saldo', cell },
  { id: 'fecha', header: 'Fecha', sort: 'fecha', cell },
  { id: 'curso', header: 'Curso', cell },
];

test.each([
  ['saldo', ['ascending', 'none', undefined]],
  ['-saldo', ['descending', 'none', undefined]],
  ['-fecha', ['none', 'descending', undefined]],
])(
  'the column by which a table is sorted says so to assistive technology, and which way: %s',
  async (order, said) => {
    const nothing = () => undefined;
    const html = await renderSpanish(
      <DataTable
        caption="Facturas"
        columns={columns}
        rows={[]}
        rowKey={String}
        order={order}
        onOrder={nothing}
      />,
    );
    const heads = html.match(/<th\b[^>]*>/g) ?? [];
    expect(heads.map((head) => /aria-sort="(\w+)"/.exec(head)?.[1])).toEqual(said);
  },
);
