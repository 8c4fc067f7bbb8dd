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
import { parameterText } from './parameterText.ts';
import { pathText } from './pathText.ts';

const description = `Money is an integer count of minor units with its \`moneda\` (ISO 4217). Dates are YYYY-MM-DD in the institution's time zone, instants RFC 3339 in UTC.
Lists answer {total, siguiente, resultados}; send \`siguiente\` back as \`cursor\` for the next page. Unknown filters are refused.
Errors are application/problem+json with a stable \`code\`. A record that does not exist and one of somebody else get the same answer.
Records with \`version\` carry it as ETag; changes need If-Match. Public reads may be cached and are revalidated by If-None-Match; all other answers are \`no-store\`. Bodies are at most 64 kB.
Every answer names the version of the contract in \`Contract-Version\`. 429 and 503 say with \`Retry-After\` when to try again.`;

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
      tags: [...new Set((endpoints as readonly Endpoint[]).map(openapiTag))].map((name) => ({ name })),
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
        const call = `${method.toUpperCase()} ${path}`;
        const text = parameter.in === 'path' ? pathText(call) : parameterText(call, parameter.name);
        if (text !== undefined) parameter.description = text;
      }
    }
  }
  describeFields(described);
  return described;
}
