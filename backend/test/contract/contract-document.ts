import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

export interface Schema {
  [keyword: string]: unknown;
  $ref?: string;
  type?: string | string[];
  format?: string;
  example?: unknown;
  enum?: unknown[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
}

type Content = Record<string, { schema?: Schema }>;

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  example?: unknown;
  schema: Schema;
}

export interface Operation {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  access: 'public' | 'signed-in' | 'organization' | readonly string[];
  responses: Record<string, { content?: Content }>;
  parameters: Parameter[];
  /** What the body may be, by media type. */
  bodies: Content;
}

interface Document {
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
  paths: Record<string, Partial<Record<Operation['method'], DocumentedOperation>>>;
}

interface DocumentedOperation {
  'x-access': Operation['access'];
  responses: Operation['responses'];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Content };
}

/** What a client knows that has nothing but openapi.json: every call, and a judge for what it answers (API-1). */
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
  operations(): Operation[] {
    return Object.entries(this.document.paths)
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({
          method: method as Operation['method'],
          path,
          access: operation['x-access'],
          responses: operation.responses,
          parameters: (operation.parameters ?? []).map((parameter) => this.resolve<Parameter>(parameter)),
          bodies: operation.requestBody?.content ?? {},
        })),
      )
      .sort((a, b) => placeholders(a.path) - placeholders(b.path) || a.path.localeCompare(b.path, 'en'));
  }

  gets(): Operation[] {
    return this.operations().filter(({ method }) => method === 'get');
  }

  /** What a reference of the document points at, or the value itself. */
  resolve<T extends object>(value: T | { $ref: string }): T {
    if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
    const found = value.$ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], this.document);
    return this.resolve(found as T);
  }

  /** What is wrong with an answer of a call, in words; nothing for one that keeps the contract. */
  violations(operation: Operation, status: number, contentType: string, body: unknown): string[] {
    const answer = operation.responses[String(status)] ?? operation.responses['default'];
    if (!answer) return [`status ${status} is not documented`];
    const documented = Object.keys(answer.content ?? {});
    const media = contentType.split(';')[0] ?? '';
    if (documented.length === 0) return [];
    if (!documented.includes(media)) return [`content type ${media} is not documented`];
    const judge = this.judge(operation, status, answer.content?.[media]?.schema ?? {});
    return judge(body)
      ? []
      : (judge.errors ?? []).map(
          ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
        );
  }

  private judge({ method, path }: Operation, status: number, schema: Schema): ValidateFunction {
    const key = `${method} ${path} ${status}`;
    const judge = this.judges.get(key) ?? this.ajv.compile(absolute(schema));
    this.judges.set(key, judge);
    return judge;
  }
}

const placeholders = (path: string): number => path.split('{').length;

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
