/** What a month of the payments opens: its receipts, and the movements by which money came back in it. */
import { carteraRoutes } from '../parts/carteraRoutes.ts';
import { routes } from '../parts/routes.ts';
import type { Mes } from './porMes.ts';

export const recibosOf = ({ desde, hasta }: Mes): string => routes.recibosBetween(desde, hasta);

export const devueltoOf = ({ desde, hasta, tipoDevuelto }: Mes): string =>
  carteraRoutes.movimientosBetween(desde, hasta, tipoDevuelto);

/** For a format in UTC. */
export const dia = ({ desde }: Mes): Date => new Date(`${desde}T00:00:00Z`);
