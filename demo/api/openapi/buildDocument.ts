/** Makes the OpenAPI 3.1 document from the mounted calls and the contract's schemas, with hono-openapi. */
import type { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { ApiEnv } from '../http/context.ts';
import { openapiTag } from '../http/describeEndpoint.ts';
import { version } from '../version.ts';
import { describeFields } from './describeFields.ts';
import type { OpenApi } from './OpenApi.ts';
import { parameterExample } from './parameterExample.ts';
import { parameterText } from './parameterText.ts';
import { pathText } from './pathText.ts';

const description = `Money is an integer count of minor units with its \`moneda\` (ISO 4217). Dates are YYYY-MM-DD in the institution's time zone, instants RFC 3339 in UTC.
Lists answer {total, siguiente, resultados}; send \`siguiente\` back as \`cursor\` for the next page. Unknown filters are refused.
Errors are application/problem+json with a stable \`code\`. A record that does not exist and one of somebody else get the same answer.
Records with \`version\` carry it as ETag; changes need If-Match. Public reads may be cached and are revalidated by If-None-Match; all other answers are \`no-store\`. Bodies are at most 64 kB.
Every answer names the version of the contract in \`Contract-Version\`. 429 and 503 say with \`Retry-After\` when to try again.`;

/** What the calls under each heading of the reference are about. */
const tagTexts: Readonly<Record<string, string>> = {
  auth: 'Signing in, creating an account, and who is signed in.',
  cliente: 'The record of the client, their password and their sessions.',
  cursos: 'Courses, which anybody may read, and their prices.',
  inscripciones: 'Enrolments of the client, applications of visitors, and cancelling.',
  solicitudes: 'The e-mail of an application that a visitor has sent.',
  facturas: 'Invoices and credit notes.',
  recibos: 'Receipts of payments.',
  pagos: 'Payments through the gateway and what became of them.',
  movimientos: 'The ledger of the client.',
  balance: 'What the client owes and has in favour.',
  enlaces: 'Payment links.',
  aplicaciones: 'Using credit to pay invoices.',
  institucion: 'Who the institution is, and what its server can do.',
  salud: 'Whether the server can answer.',
};

export async function buildDocument(app: Hono<ApiEnv>): Promise<OpenApi> {
  const document = await generateSpecs(app, {
    documentation: {
      info: {
        title: 'Portal de clientes',
        version,
        summary: 'The HTTP contract between the portal and an institution.',
        description,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      tags: [...new Set((endpoints as readonly Endpoint[]).map(openapiTag))].map((name) => ({
        name,
        description: tagTexts[name] ?? '',
      })),
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    // Some paths of the contract end like file names (.ics); hono-openapi would leave them out.
    excludeStaticFile: false,
  });
  // describeEndpoint describes every operation, and it uses only the fields of this type.
  const described = document as unknown as OpenApi;
  for (const [path, methods] of Object.entries(described.paths)) {
    for (const [method, { parameters }] of Object.entries(methods)) {
      for (const parameter of parameters) {
        // What a file is chosen by means the same as in its list.
        const call = `${method.toUpperCase()} ${path.replace(/(\/archivo)?\.(csv|pdf)$/, '')}`;
        const { name, schema } = parameter;
        if (parameter.in === 'path') Object.assign(parameter, pathText(call));
        if (parameter.in !== 'query') continue;
        const description = parameterText(call, name);
        Object.assign(parameter, description && { description }, { example: parameterExample(name, schema) });
      }
    }
  }
  describeFields(described);
  return described;
}
