import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

interface Schema {
  [keyword: string]: unknown;
  properties?: Record<string, Schema>;
}

interface Answer {
  content?: Record<string, { schema?: Schema }>;
}

export interface GetOperation {
  path: string;
  access: 'public' | 'signed-in' | readonly string[];
  responses: Record<string, Answer>;
  /** Required parameters of the query, with their examples. */
  query: Record<string, unknown>;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
  schema?: { example?: unknown };
}

interface Document {
  components: { schemas: Record<string, Schema> };
  paths: Record<
    string,
    { get?: { 'x-access': GetOperation['access']; responses: GetOperation['responses']; parameters?: Parameter[] } }
  >;
}

/** What a client knows that has nothing but openapi.json: every GET, and a judge for what it answers (API-1). */
export class ContractDocument {
  private readonly document = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../openapi/openapi.json'), 'utf8'),
  ) as Document;
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  private readonly judges = new Map<string, ValidateFunction>();

  constructor() {
    // The formats bring a copy of the types of their own.
    addFormats.default(this.ajv as never);
    this.ajv.addSchema({ $id: 'openapi', components: { schemas: closed(this.document.components.schemas) } });
  }

  /** Those without parameters in their path first: their answers name ids for the others. */
  gets(): GetOperation[] {
    return Object.entries(this.document.paths)
      .flatMap(([path, { get }]) =>
        get ? [{ path, access: get['x-access'], responses: get.responses, query: requiredQuery(get.parameters) }] : [],
      )
      .sort((a, b) => placeholders(a.path) - placeholders(b.path) || a.path.localeCompare(b.path, 'en'));
  }

  /** What is wrong with an answer of a call, in words; nothing for one that keeps the contract. */
  violations({ path, responses }: GetOperation, status: number, contentType: string, body: unknown): string[] {
    const answer = responses[String(status)] ?? responses['default'];
    if (!answer) return [`status ${status} is not documented`];
    const documented = Object.keys(answer.content ?? {});
    const media = contentType.split(';')[0] ?? '';
    if (documented.length === 0) return [];
    if (!documented.includes(media)) return [`content type ${media} is not documented`];
    const judge = this.judge(path, status, answer.content?.[media]?.schema ?? {});
    return judge(body)
      ? []
      : (judge.errors ?? []).map(
          ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
        );
  }

  private judge(path: string, status: number, schema: Schema): ValidateFunction {
    const key = `${path} ${status}`;
    const judge = this.judges.get(key) ?? this.ajv.compile(absolute(schema));
    this.judges.set(key, judge);
    return judge;
  }
}

const placeholders = (path: string): number => path.split('{').length;

const requiredQuery = (parameters: Parameter[] = []): Record<string, unknown> =>
  Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'query' && parameter.required)
      .map(({ name, example, schema }) => [name, example ?? schema?.example]),
  );

/** References point into the one document that holds all schemas. */
const absolute = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/')) as Schema;

/** A field that leaves without standing in the document is a violation too. */
function closed(schemas: Record<string, Schema>): Record<string, Schema> {
  const close = ([name, schema]: [string, Schema]): [string, Schema] => [
    name,
    schema.properties && !schema['allOf'] ? { additionalProperties: false, ...schema } : schema,
  ];
  return Object.fromEntries(Object.entries(schemas).map(close));
}
