import { demoAccounts, type Role, roles } from '@masar/domain';
import { testSessionCookie } from '#testing/open-test-session';
import type { TestApp } from '#testing/test-app';
import type { ContractDocument, Operation, Schema } from '../contract/contract-document.js';
import type { UnsignedCall } from './call.js';
import { exampleValue, type KnownIds } from './example-value.js';
import { type FilePart, type UploadBody, uploadOf } from './multipart.js';
import { honestFiles } from './upload-files.js';
import type { Wire } from './wire.js';

/** A call with somebody who may make it and values as an honest client sends them: what nasty values are put into. */
export interface Target {
  operation: Operation;
  path: string;
  pathValues: Readonly<Record<string, string>>;
  query: Record<string, string>;
  bodySchema?: Schema | undefined;
  body?: unknown;
  /** The file of an upload. */
  file?: FilePart | undefined;
  role: Role;
  /** What it is answered while nothing is wrong with it. */
  status: number;
}

/** A call with whom it is meant for. */
export interface Aimed {
  call: UnsignedCall;
  target: Target;
}

/** The four people of the demo data; whoever lost the session in between gets a new one. */
export class People {
  private readonly cookies = new Map<Role, Promise<string>>();

  constructor(private readonly test: TestApp) {}

  cookieOf(role: Role): Promise<string> {
    const cookie = this.cookies.get(role) ?? testSessionCookie(this.test.app, { id: demoAccounts[role].id, role });
    this.cookies.set(role, cookie);
    return cookie;
  }

  async lost(role: Role, cookie: string): Promise<void> {
    if ((await this.cookies.get(role)) === cookie) this.cookies.delete(role);
  }
}

/** Finds for each call somebody who may make it, and rows of theirs. */
export class TargetFinder {
  constructor(
    private readonly document: ContractDocument,
    private readonly wire: Wire,
    private readonly people: People,
    private readonly found: ReadonlyMap<string, string[]>,
    private readonly ids: KnownIds,
  ) {}

  /** The first try that succeeds, otherwise the one that came furthest; `called` says how each goes out. */
  async find(operation: Operation, called = plainCall): Promise<Target> {
    let best: Target | undefined;
    for (const target of this.candidates(operation)) {
      const call = { ...called(target), person: await this.people.cookieOf(target.role) };
      target.status = (await this.wire.send(call)).status;
      if (!best || rank(target.status) < rank(best.status)) best = target;
      if (target.status < 400) break;
    }
    if (!best) throw new Error(`nobody may call ${operation.path}`);
    return best;
  }

  private *candidates(operation: Operation): Generator<Target> {
    const bodySchema = operation.bodies['application/json']?.schema;
    const bodies = bodySchema
      ? [false, true].map((onlyRequired) => exampleValue(this.document, bodySchema, this.ids, { onlyRequired }))
      : [undefined];
    const form = operation.bodies['multipart/form-data']?.schema;
    const files = form ? honestFiles(Object.keys(form.properties ?? {})[0] ?? 'file') : [undefined];
    const callers = typeof operation.access === 'string' ? roles : (operation.access as readonly Role[]);
    for (let row = 0; row < 3; row += 1)
      for (const role of callers)
        for (const body of bodies)
          for (const file of files)
            yield {
              operation,
              ...this.pathOf(operation.path, row),
              query: this.queryOf(operation, row),
              bodySchema,
              body,
              file,
              role,
              status: 0,
            };
  }

  /** What has to be given, and the rows that a change of many is about. */
  private queryOf({ method, path, parameters }: Operation, row: number): Target['query'] {
    const required = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
    const examples = required.map(({ name, example, schema }) => [name, String(example ?? schema.example)]);
    const isOfMany = method !== 'get' && parameters.some(({ name }) => name === 'filter');
    const ids = this.valuesBefore(path).slice(row, row + 1);
    return { ...Object.fromEntries(examples), ...(isOfMany && { filter: JSON.stringify({ id: ids }) }) };
  }

  private pathOf(template: string, row: number): Pick<Target, 'path' | 'pathValues'> {
    const pathValues: Record<string, string> = {};
    for (const [placeholder, name = ''] of template.matchAll(/\{(\w+)\}/g)) {
      const values = this.valuesBefore(template.slice(0, template.indexOf(placeholder) - 1));
      pathValues[name] = values[row % values.length] ?? '0193a0b2-9a55-4c1e-8d53-0d0c7d9d3b11';
    }
    return { path: withPathValues(template, pathValues), pathValues };
  }

  /** Ids by the list at this very address, or by one of the same name elsewhere. */
  private valuesBefore(address: string): string[] {
    const name = address.slice(address.lastIndexOf('/'));
    const elsewhere = [...this.found].find(([key, values]) => key.endsWith(name) && values.length > 0);
    return this.found.get(address) ?? elsewhere?.[1] ?? [];
  }
}

/** The call as an honest client makes it. */
export function plainCall({ operation, path, query, bodySchema, body, file }: Target): UnsignedCall {
  const headers = honestHeaders(operation);
  const call = { operation, what: 'nothing wrong', path, query: Object.entries(query), headers };
  if (operation.bodies[piece]) return withUpload(call, { contentType: piece, body: Buffer.from('%PDF-1.7') });
  return file ? withUpload(call, uploadOf(file)) : { ...call, ...(bodySchema && { body: JSON.stringify(body) }) };
}

const piece = 'application/offset+octet-stream';

/** Headers that have to be there, by their examples: without them no value of another place would be looked at. */
const honestHeaders = ({ parameters }: Operation): Record<string, string> =>
  Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'header' && parameter.required)
      .map(({ name, example, schema }) => [name, String(example ?? schema.example)]),
  );

/** The call with another body, as its type says. */
export const withUpload = (call: UnsignedCall, { contentType, body }: UploadBody): UnsignedCall => ({
  ...call,
  headers: { ...call.headers, 'Content-Type': contentType },
  body,
});

export const withPathValues = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));

/** A refusal of the input says more was reached than one of the person or the row. */
const rank = (status: number): number => [400, 409, 412, 422, 429, 404, 403, 401].indexOf(status);
