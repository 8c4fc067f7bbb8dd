/** The calls about enrolments. */
import {
  anularInscripcion,
  correctSolicitud as correctEndpoint,
  createInscripcion,
  getInscripcion,
  listInscripciones as listEndpoint,
  listEnlacesInscripcion,
  previewAnulacion,
} from '../../../src/contract/inscripcion.ts';
import { clientScope } from '../db/clientScope.ts';
import { listEnlacesOf } from '../enlaces/listEnlaces.ts';
import { momentOf } from '../http/momentOf.ts';
import { found } from '../http/problem.ts';
import { type Call, type Mount, serve } from '../http/serve.ts';
import { serveOwn } from '../http/serveOwn.ts';
import { csvFile } from '../pdf/listFiles.ts';
import { correctSolicitud } from './correctSolicitud.ts';
import { csvOfInscripciones } from './csvOfInscripciones.ts';
import type { InscripcionServices } from './enrolApplicant.ts';
import { handleAnular, handlePreviewAnulacion } from './handleAnular.ts';
import { handleCreateInscripcion } from './handleCreateInscripcion.ts';
import { everyInscripcion, findInscripcion, listInscripciones } from './listInscripciones.ts';

export const inscripcionCalls: readonly Mount<InscripcionServices>[] = [
  serveOwn(
    listEndpoint,
    ({ own, query, now }, services) => listInscripciones(own, query, momentOf(services, now)),
    csvFile('inscripciones', {
      read: ({ who, query, now }: Call<typeof listEndpoint>, services) =>
        everyInscripcion(clientScope(services.database.db, who.clienteId), query, momentOf(services, now)),
      csv: csvOfInscripciones,
    }),
  ),
  serveOwn(getInscripcion, async ({ own, params, now }, services) =>
    found(await findInscripcion(own, params.id, momentOf(services, now))),
  ),
  serve(createInscripcion, handleCreateInscripcion),
  serve(correctEndpoint, correctSolicitud),
  serve(previewAnulacion, handlePreviewAnulacion),
  serve(anularInscripcion, handleAnular),
  serve(listEnlacesInscripcion, async ({ who, params, query, now }, { database, config }) =>
    found(await listEnlacesOf(clientScope(database.db, who.clienteId), params.id, query, { now, config })),
  ),
];
