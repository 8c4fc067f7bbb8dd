import type { Idioma } from '../../src/domain/idiomas.ts';
import type { PortalShell } from '../../src/element/shell/PortalShell.ts';

/** The file of the list's start, or of its texts, gives this. */
export interface RowsFile {
  /** Puts the rows into the first view of a tag once their answer is there. What fails rejects, or leaves the outlines. */
  drawRows(shell: PortalShell, idioma: Idioma, answer: Promise<Response | undefined>): Promise<void>;
}
