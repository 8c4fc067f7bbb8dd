import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { sharedByTags } from '../../../widgets/build/sharedByTags.ts';

it.each([
  ['src/ui/Heading.tsx', true],
  ['src/state/consultas.ts', true],
  ['src/ui/data/FilterBar.tsx', false],
  ['src/features/curso/CursoCard.tsx', false],
  ['src/features/inscripcion/useInscripcionForm.ts', false],
  ['src/ui/useRead.ts', true],
])(
  'the file that all tags share has %s: %s, as it takes what three first screens need and what is named besides',
  (path, isShared) => {
    expect(sharedByTags('src/ui/useRead.ts')(resolve(path))).toBe(isShared);
  },
);
