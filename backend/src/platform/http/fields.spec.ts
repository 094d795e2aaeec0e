import 'reflect-metadata';
import type { AppError } from '#platform/errors/app-error';
import { ListOf, Text } from './fields.js';
import { createValidationPipe } from './validation.pipe.js';

class Point {
  @Text({ max: 10 }) name!: string;
}

class Points {
  @ListOf(() => Point, { max: 3, optional: true }) points?: Point[];
}

const refusedFields = (body: unknown): Promise<string[]> =>
  createValidationPipe({ expectedType: Points })
    .transform(body, { type: 'body' })
    .then(
      () => [],
      (error: AppError) => error.extra.fields?.map(({ field }) => field) ?? [],
    );

describe('a list of objects', () => {
  it.each([
    ['an empty list', [[]]],
    ['a list in a list', [[[]]]],
    ['a list of objects', [[{ name: 'x' }]]],
    ['null', [null]],
    ['text', ['x']],
    ['an object without its field', [{}]],
  ])('refuses %s as an item [SEC-9] [API-6]', async (_, points) => {
    expect((await refusedFields({ points }))[0]).toMatch(/^points/);
  });

  it('takes objects [SEC-9]', async () => {
    expect(await refusedFields({ points: [{ name: 'x' }] })).toEqual([]);
  });
});
