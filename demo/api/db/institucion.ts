/** The institution that runs this API: its name on documents, time zone and currency. One row, read at the start. */
import { ZONA_INSTITUCION } from '../../../src/domain/fechas.ts';
import type { Db } from './db.ts';
import { institucion } from './schema/institucion.ts';

export type StoredInstitucion = Omit<typeof institucion.$inferSelect, 'id'>;

/** The demo's institution, also used if the database has none. */
export const institucionDemo: StoredInstitucion = {
  nombre: 'Universidad Andina del Litoral · Educación Continua',
  identificacion: '1792060346001',
  direccion: 'Malecón Simón Bolívar 412 y Numa Pompilio Llona, Guayaquil',
  correo: 'educacion.continua@portal.test',
  telefono: '+59342598150',
  zonaHoraria: ZONA_INSTITUCION,
  pais: 'EC',
  moneda: 'USD',
  facturaElectronica: true,
  terminosVersion: '2026-01',
  terminosUrl: '/terminos/',
};

/** The terms in force, and where they can be read. */
export function terminosOf({
  terminosVersion: version,
  terminosUrl: url,
}: Pick<StoredInstitucion, 'terminosVersion' | 'terminosUrl'>): { version: string; url?: string } {
  return url === null ? { version } : { version, url };
}

export async function loadInstitucion(db: Db): Promise<StoredInstitucion> {
  const [row] = await db.select().from(institucion);
  return row ?? institucionDemo;
}
