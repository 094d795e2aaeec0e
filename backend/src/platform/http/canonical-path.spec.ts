import 'reflect-metadata';
import type { Request, Response } from 'express';
import { canonicalId } from '#platform/database/is-uuid';
import { canonicalPath } from './canonical-path.js';
import { Uuid, Uuids } from './fields.js';
import { createValidationPipe } from './validation.pipe.js';

const id = '0193a0b2-9a55-4c1e-8d53-0d0c7d9d3b11';
const inCapitals = id.toUpperCase();

class Ids {
  @Uuid() one!: string;
  @Uuids({ max: 3 }) many!: string[];
}

const pathOf = (url: string): string => {
  const request = { url } as Request;
  canonicalPath(request, {} as Response, () => undefined);
  return request.url;
};

describe('an id in capitals', () => {
  it('is the id that the database answers with, in paths, fields and lists [CON-2]', async () => {
    expect(canonicalId(inCapitals)).toBe(id);
    const body = await createValidationPipe({ expectedType: Ids }).transform(
      { one: inCapitals, many: [id, inCapitals] },
      { type: 'body' },
    );
    expect(body).toEqual({ one: id, many: [id, id] });
    expect(pathOf(`/admin/users/${inCapitals}?filter=A`)).toBe(`/admin/users/${id}?filter=A`);
    expect(pathOf(`/courses/%30193A0B2${inCapitals.slice(8)}/publish`)).toBe(`/courses/${id}/publish`);
  });

  it('leaves everything that is no id as it was sent [CON-2]', () => {
    for (const url of ['/people/Shahraban', '/certificates/verify/AB%2FCD', '/x/%E0%A4%A', '/?A=B?C', '/'])
      expect(pathOf(url)).toBe(url);
    expect(canonicalId(7)).toBe(7);
  });
});
