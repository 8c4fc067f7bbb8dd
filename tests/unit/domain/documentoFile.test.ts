/** The files of documents have one kind of name. */
import { expect, it } from 'vitest';
import { documentoFile } from '../../../src/domain/documentoFile.ts';

it('a file says which document it is, and its number', () => {
  expect(documentoFile('recibo', 'REC-000013')).toBe('recibo-REC-000013.pdf');
  expect(documentoFile('nota_credito', '001-002-000000007')).toBe('nota-credito-001-002-000000007.pdf');
});
