// Which modules go into one file.
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { chunkName, isInBase } from '../../../widgets/build/chunkGroups.ts';

it.each([
  ['src/ui/layout/Heading.tsx', true],
  ['src/state/consultas.ts', true],
  ['src/ui/data/FilterBar.tsx', false],
  ['src/features/curso/CursoCard.tsx', false],
  ['src/features/inscripcion/useInscripcionForm.ts', false],
  ['src/ui/hooks/useRead.ts', true],
])('the file that all tags share has %s: %s, because it has what two starts need', (path, shared) => {
  expect(isInBase(resolve(path))).toBe(shared);
});

it('the file of texts is named by its language and group', () => {
  const nameOf = (facadeModuleId: string) => chunkName({ facadeModuleId });
  expect(nameOf('/x/src/i18n/locales/es/comun.group.ts')).toBe('texts-es-comun.js');
  expect(nameOf('/x/src/areas/cliente/PerfilScreen.tsx')).toBe('[name].js');
});
