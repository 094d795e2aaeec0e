import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleOf } from './add-examples.js';
import { audiences } from './audiences.js';

interface Field {
  type?: string | string[];
  example?: unknown;
  $ref?: string;
}

const document = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../openapi/openapi.json'), 'utf8')) as {
  components: { schemas: Record<string, { properties?: Record<string, Field> }> };
  paths: Record<
    string,
    Record<
      string,
      {
        tags?: string[];
        summary?: string;
        description?: string;
        security?: Record<string, string[]>[];
        responses: Record<string, { content?: Record<string, unknown> }>;
        parameters?: { name?: string; example?: unknown; schema?: Field }[];
        'x-access'?: string | string[];
        'x-token-scope'?: string;
      }
    >
  >;
};
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, ...operation })),
);

describe('the committed API document', () => {
  it('shows an example for every plain field and parameter [API-1]', () => {
    const bare = Object.entries(document.components.schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([, field]) => field.example === undefined && !JSON.stringify(field).includes('"$ref"'))
        .filter(([, { type }]) => ![type].flat().includes('object'))
        .map(([field]) => `${name}.${field}`),
    );
    const unnamed = operations.flatMap(({ call, parameters = [] }) =>
      parameters
        .filter(
          ({ name, example, schema }) => name !== undefined && example === undefined && schema?.example === undefined,
        )
        .map(({ name }) => `${call} ${name}`),
    );
    expect([...bare, ...unnamed]).toEqual([]);
  });

  it('says of every call what it does, who may make it and how it fails [API-1] [SEC-1]', () => {
    // The two addresses that send a browser elsewhere have no other answer.
    const failing = operations.filter(({ responses }) => !responses['302']);
    const incomplete = [
      ...operations.filter(({ summary, description, 'x-access': access }) => !summary || !description || !access),
      ...failing.filter(({ responses }) => !responses['default']?.content?.['application/problem+json']),
    ];
    expect(incomplete.map(({ call }) => call)).toEqual([]);
    const unrefused = operations.filter(
      ({ responses, 'x-access': access }) => access !== 'public' && !(responses['401'] && responses['403']),
    );
    expect(unrefused.map(({ call }) => call)).toEqual([]);
  });

  it('groups every call by who uses it [API-2]', () => {
    const grouped = audiences.flatMap(({ tags }) => Object.keys(tags));
    expect(new Set(grouped).size).toBe(grouped.length);
    expect(new Set(operations.flatMap(({ tags = [] }) => tags))).toEqual(new Set(grouped));
  });

  it('lets tokens try exactly the calls that name a scope [API-2] [API-4]', () => {
    const byToken = operations.filter(({ security = [] }) => security.some((way) => 'token' in way));
    expect(byToken.length).toBeGreaterThan(50);
    const named = operations.filter((one) => one['x-token-scope'] !== undefined && one['x-access'] !== 'public');
    expect(byToken.map(({ call }) => call)).toEqual(named.map(({ call }) => call));
    expect(named.filter(({ call }) => / \/api\/(admin|auth|profile\/(export|password))/.test(call))).toEqual([]);
  });
});

describe('an example', () => {
  it.each([
    ['email', { type: 'string', format: 'email' }, 'zahraa@example.org'],
    ['status', { type: 'string', enum: ['open', 'closed'] }, 'open'],
    ['skills', { type: 'array', items: { type: 'string' } }, ['JavaScript']],
    ['reviewedAt', { type: ['string', 'null'] }, '2026-01-31T09:30:00.000Z'],
    ['level', { type: 'integer', minimum: 5 }, 5],
    ['metadata', { type: 'object' }, undefined],
  ])('of %s follows its schema, then its name [API-1]', (name, schema, example) => {
    expect(exampleOf(name, schema)).toEqual(example);
  });
});
