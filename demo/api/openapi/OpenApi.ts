/** The parts of an OpenAPI 3.1 document that ours has. */
import type { JsonSchema } from '../http/contractSchemas.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: true;
  description?: string;
  example?: unknown;
  schema: JsonSchema;
  explode?: true;
}

interface Answer {
  description: string;
  headers?: Record<string, { description: string; example: string; schema: JsonSchema }>;
  content?: Record<string, Media>;
}

export interface Media {
  schema: JsonSchema;
  example?: unknown;
  /** Of a problem: one for each code. */
  examples?: Record<string, { value: unknown }>;
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: { 'application/json': Media } };
  responses: Record<string, Answer>;
}

export interface OpenApi {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    summary: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    securitySchemes: Record<string, Record<string, string>>;
  };
}
