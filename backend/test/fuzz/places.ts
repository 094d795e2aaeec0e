import type { ContractDocument, Parameter, Schema } from '../contract/contract-document.js';
import { encoded, jsonWith, type UnsignedCall } from './call.js';
import { edgesOf, fieldsOf, typeOf } from './example-value.js';
import { asText, type Kind } from './nasty-values.js';
import { type Target, withPathValues } from './targets.js';

/** Where a value can be put into a call, and how. */
export interface Place {
  name: string;
  /** The same for places that one input class declares for several calls. */
  id: string;
  /** The values that fit what the document says of it. */
  kinds: readonly Kind[];
  /** Values at the limits of what the document allows there. */
  edges: string[];
  put: (call: UnsignedCall, json: string) => UnsignedCall;
}

/** Longer addresses never reach the application: Node's own limit answers them. */
const longestText = 1200;

/** All places of a call: its path, query, headers and each field of its body. */
export function placesOf(document: ContractDocument, target: Target): Place[] {
  const { parameters } = target.operation;
  const inside = (where: Parameter['in']): Parameter[] => parameters.filter((parameter) => parameter.in === where);
  return [
    ...inside('path').map((parameter) => pathPlace(target, parameter)),
    ...inside('query').flatMap((parameter) => [queryPlace(parameter), ...innerPlaces(target, parameter)]),
    ...inside('header').map((parameter) => headerPlace(parameter)),
    ...(target.bodySchema ? bodyPlaces(document, target.bodySchema) : []),
  ];
}

const pathPlace = ({ operation, pathValues }: Target, { name, schema }: Parameter): Place => ({
  name: `path ${name}`,
  id: `${operation.method} ${operation.path} ${name}`,
  kinds: ['any', 'id'],
  edges: edgesOf(schema),
  put: (call, json) => {
    const text = asText({ json }).slice(0, longestText);
    // Without any text it would be another address.
    const path = withPathValues(operation.path, { ...pathValues, [name]: '@@' }).replace(
      '%40%40',
      encoded(text || ' '),
    );
    return { ...call, path };
  },
});

const queryPlace = ({ name, schema }: Parameter): Place => ({
  name: `query ${name}`,
  id: `query ${name} ${JSON.stringify(schema)}`,
  kinds: kindsOf(schema),
  edges: edgesOf(schema),
  put: (call, json) => withQuery(call, name, asText({ json })),
});

/** Header lines carry bytes; what ends a line, Node itself refuses to send. */
const headerPlace = ({ name, schema }: Parameter): Place => ({
  name: `header ${name}`,
  id: `header ${name}`,
  kinds: ['any'],
  edges: edgesOf(schema),
  put: (call, json) => {
    const bytes = Buffer.from(asText({ json }).slice(0, longestText)).toString('latin1');
    return { ...call, headers: { ...call.headers, [name]: bytes.replace(/\p{Cc}/gu, '') } };
  },
});

/** Cursors hold JSON, and so do the filter, range and sort of the console's lists. */
function innerPlaces({ operation: { path } }: Target, { name, description = '' }: Parameter): Place[] {
  const inner = (form: string, kinds: Kind[], wrap: (json: string) => string): Place => ({
    name: `${name} ${form}`,
    id: `${name} ${form} ${form.includes('@') ? '' : path}`,
    kinds,
    edges: [],
    put: (call, json) => withQuery(call, name, wrap(json)),
  });
  const forms: Record<string, string[]> = { range: ['[0,@]', '[@,24]'], sort: ['["createdAt",@]', '[@,"ASC"]'] };
  if (name === 'cursor')
    return [1, 2, 3, 4].map((length) =>
      inner(`of ${length} keys`, ['any', 'time', 'number', 'id'], (json) =>
        Buffer.from(`[${Array(length).fill(json).join()}]`).toString('base64url'),
      ),
    );
  if (name === 'filter')
    return [...description.matchAll(/`(\w+)`:/g)].map(([, field = '']) =>
      inner(field, ['any', 'time', 'id', 'shape'], (json) => `{"${field}":${json}}`),
    );
  return (forms[name] ?? []).map((form) => inner(form, ['any'], (json) => form.replace('@', () => json)));
}

const withQuery = (call: UnsignedCall, name: string, value: string): UnsignedCall => ({
  ...call,
  query: [...call.query.filter(([other]) => other !== name), [name, value.slice(0, longestText)]],
});

const bodyPlaces = (document: ContractDocument, schema: Schema): Place[] =>
  [...fieldsOf(document, schema)].map(({ at, schema: field }) => ({
    name: `body ${at.join('.')}`,
    id: isIgnored(field) ? 'ignored' : `${schema.$ref} ${at.join('.')}`,
    kinds: isIgnored(field) ? ['any'] : kindsOf(field),
    edges: isIgnored(field) ? [] : edgesOf(field),
    put: (call, json) => ({ ...call, body: jsonWith(JSON.parse(String(call.body ?? '{}')), { at, json }) }),
  }));

/** The console sends a record back whole; what it cannot change is not looked at. */
const isIgnored = ({ description }: Schema): boolean => String(description).includes('and ignored');

function kindsOf(schema: Schema): Kind[] {
  const type = typeOf(schema);
  if (type === 'integer' || type === 'number') return ['any', 'number'];
  if (type === 'array' || type === 'object') return ['any', 'shape'];
  if (type === 'boolean' || schema.enum) return ['any'];
  if (schema.format === 'uuid') return ['any', 'id'];
  return schema.format?.startsWith('date') ? ['any', 'time'] : ['any', 'text'];
}
