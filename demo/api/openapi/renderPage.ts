/** Renders the OpenAPI document as one HTML page for people, without scripts. */
import { html } from 'hono/html';
import { type ProblemCode, problemStatuses } from '../../../src/contract/problem.ts';
import { problemText } from '../../../src/contract/problemText.ts';
import type { JsonSchema } from '../http/contractSchemas.ts';
import type { Media, OpenApi, Operation, Parameter } from './OpenApi.ts';

type Html = ReturnType<typeof html>;
interface Entry {
  method: string;
  path: string;
  operation: Operation;
}

export function renderPage(document: OpenApi): Html {
  const entries = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const groups = document.tags.map(({ name, description }) => ({
    name,
    description,
    entries: entries.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const schemas = Object.entries(document.components.schemas);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title} · API ${document.info.version}</title>
<link rel="stylesheet" href="/api/referencia/estilo.css">
</head>
<body>
<nav aria-label="Contents">
<p class="brand">${document.info.title}<small>API ${document.info.version}</small></p>
<ul>
<li><a href="#conduct">Conduct</a></li>
${groups.map(
  (group) =>
    html`<li><a href="#${group.name}">${group.name}</a><ul>${group.entries.map(
      ({ method, path, operation }) =>
        html`<li><a href="#${operation.operationId}">${badge(method)}<span>${shortPath(path)}</span></a></li>`,
    )}</ul></li>`,
)}
<li><a href="#records">Records</a></li>
<li><a href="#codes">Problem codes</a></li>
</ul>
</nav>
<main>
<h1>${document.info.title}</h1>
<p class="lead">${document.info.summary} Also as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<section id="conduct"><h2>Conduct</h2>${document.info.description.split('\n').map((line) => html`<p>${codeSpans(line)}</p>`)}</section>
${groups.map((group) => html`<section id="${group.name}"><h2>${group.name}</h2><p>${group.description}</p>${group.entries.map(renderOperation)}</section>`)}
<section id="records"><h2>Records</h2>${schemas.map(
    ([name, schema]) => html`<article id="schema-${name}"><h3>${name}</h3>${renderFields(schema)}</article>`,
  )}</section>
<section id="codes"><h2>Problem codes</h2>
<table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">When</th></tr></thead><tbody>${Object.entries(
    problemText,
  ).map(
    ([code, text]) =>
      html`<tr id="${code}"><td><code>${code}</code></td><td>${problemStatuses[code as ProblemCode]}</td><td>${codeSpans(text)}</td></tr>`,
  )}</tbody></table></section>
</main>
</body>
</html>`;
}

function renderOperation({ method, path, operation }: Entry): Html {
  const body = operation.requestBody?.content['application/json'].schema;
  const answers = Object.entries(operation.responses);
  const access =
    operation.security.length === 0 ? 'public' : operation.security.length > 1 ? 'bearer optional' : 'bearer';
  return html`<article id="${operation.operationId}">
<h3>${badge(method)}<code class="path">${path}</code></h3>
<p>${operation.summary}. <span class="tag">${access}</span></p>
${operation.parameters.length > 0 ? renderParameters(operation.parameters) : ''}
${body ? html`<h4>Body</h4>${renderFields(body)}` : ''}
<h4>Answers</h4>
<dl class="answers">${answers.map(
    ([status, answer]) =>
      html`<div><dt class="s${status.charAt(0)}">${status}</dt><dd>${
        answer.content && status.startsWith('2') ? renderMedia(answer.content) : ''
      }${codeSpans(answer.description)}</dd></div>`,
  )}</dl>
</article>`;
}

function renderMedia(content: Record<string, Media>): Html {
  return html`${Object.entries(content).map(
    ([media, { schema }]) => html`<div><span class="media">${media}</span> ${typeOf(schema)}</div>`,
  )}`;
}

function renderParameters(parameters: Parameter[]): Html {
  return html`<h4>Parameters</h4><table><tbody>${parameters.map(
    (parameter) =>
      html`<tr><th scope="row"><code>${parameter.name}</code>${parameter.required ? required : ''}</th><td>${
        parameter.in
      }</td><td>${typeOf(parameter.schema)}${parameter.explode ? ', may be repeated' : ''}${aboutField({ description: parameter.description ?? '', examples: [parameter.example] })}</td></tr>`,
  )}</tbody></table>`;
}

const required = html`<abbr title="required">*</abbr>`;

function renderFields(schema: JsonSchema): Html {
  if (!schema.properties) return html`<p>${typeOf(schema)}</p>`;
  return html`<table><tbody>${Object.entries(schema.properties).map(
    ([name, field]) =>
      html`<tr><th scope="row"><code>${name}</code>${schema.required?.includes(name) ? required : ''}</th><td>${typeOf(field)}${aboutField(field)}</td></tr>`,
  )}</tbody></table>`;
}

function aboutField({ description, examples = [] }: JsonSchema): Html {
  // An address says no more than the words.
  const [example] = examples.filter((one) => !String(one).includes('://'));
  return html`${description && html`<p>${codeSpans(description)}</p>`}${
    example !== undefined && html`<p>For example <code>${JSON.stringify(example)}</code></p>`
  }`;
}

/** Describes a type in a few words. Lists the fields of objects that have no name. */
function typeOf(schema: JsonSchema): Html {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return html`${options.map((option, i) => html`${i > 0 ? ' or ' : ''}${typeOf(option)}`)}`;
  if (schema.enum)
    return html`${schema.enum.map((value, i) => html`${i > 0 ? ' | ' : ''}<code>${String(value)}</code>`)}`;
  if (schema.const !== undefined) return html`<code>${String(schema.const)}</code>`;
  if (schema.type === 'array' && schema.items) return html`list of ${typeOf(schema.items)}`;
  if (schema.type === 'object')
    return html`<details><summary>object</summary>${renderFields(schema)}</details>`;
  return html`${schema.type ?? 'nothing'}${limitsOf(schema)}`;
}

function limitsOf(schema: JsonSchema): string {
  const { format, minimum, maximum, minLength, maxLength, default: standard } = schema;
  const most = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  const parts = [
    format,
    minimum === undefined ? undefined : `from ${minimum}`,
    most === undefined ? undefined : `up to ${most}`,
    minLength === undefined ? undefined : `at least ${minLength} long`,
    maxLength === undefined ? undefined : `at most ${maxLength} long`,
    standard === undefined ? undefined : `default ${String(standard)}`,
  ].filter(Boolean);
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

function badge(method: string): Html {
  return html`<span class="method ${method.toLowerCase()}">${method}</span>`;
}

function shortPath(path: string): string {
  return path.replace('/api', '').replace('/cliente/', '…/');
}

/** Marks text between backticks as code and escapes everything. */
function codeSpans(text: string): Html {
  return html`${text.split('`').map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}
