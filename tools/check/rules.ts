/** The rules that a call is judged by, under the names of the report. demo/docs/server/check.md has the same list. */
export const rules = {
  reach: 'the server answers',
  status: 'the status is the one of the contract',
  media: 'the Content-Type is right, files are what they say, other representations are refused',
  schema: 'the body fits the schema',
  rules: 'amounts and dates of a record agree with each other, and records with each other',
  headers: 'private answers and refusals are not stored by caches',
  problem: 'errors are application/problem+json with type, title, status and code',
  code: 'an error has the right problem code',
  pointer: 'an error names the field',
  input: 'wrong input is refused',
  credential: 'without a valid credential the answer is 401',
  token: 'the token is a JWT with exp in seconds, 31 days ahead at most, and ends with its session',
  paging: 'limite and cursor give every record once, in the order of the first page',
  filters: 'a filter gives exactly its records, unknown ones are refused',
  order: 'orden sorts both ways',
  search: 'q finds what is there and nothing else',
  idempotency: 'the same Idempotency-Key does nothing twice',
  etag: 'ETag, If-Match and If-None-Match hold, also if a compressing proxy made the ETag weak',
  'not-found':
    'what is not there and what is not yours answer alike, 404; lists and sums have only what is yours',
  enumeration: 'nobody learns who is registered or enrolled: not by the answer, its headers or its time',
  cors: 'pages of the allowed origins may call it, others may not',
  version: 'the server names the version of the contract that it keeps, and that version fits',
  limits: 'too many tries are answered 429 with Retry-After',
} as const;

export type Rule = keyof typeof rules;
