import 'reflect-metadata';
import type { AppError } from '#platform/errors/app-error';
import { Flag, ListOf, OneOf, Text, Texts, Uuids } from './fields.js';
import { createValidationPipe } from './validation.pipe.js';

class Point {
  @Text({ max: 10 }) name!: string;
}

class Points {
  @ListOf(() => Point, { max: 3, optional: true }) points?: Point[];
  @Texts({ max: 3, each: 10, optional: true }) words?: string[];
  @Uuids({ max: 3, optional: true }) ids?: string[];
  @Flag({ optional: true }) isOpen?: boolean;
  @Text({ max: 10, optional: true }) note?: string | null;
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

describe('null', () => {
  it('clears neither a list nor a flag [SEC-9] [API-6]', async () => {
    const fields = ['points', 'words', 'ids', 'isOpen'];
    expect(await refusedFields(Object.fromEntries(fields.map((field) => [field, null])))).toEqual(fields);
  });

  it('passes for a text, and all may be left out [SEC-9]', async () => {
    expect(await refusedFields({ note: null })).toEqual([]);
    expect(await refusedFields({})).toEqual([]);
  });
});

class Choice {
  @OneOf(['one', 'two', ''], { optional: true }) word?: string;
}

describe('a word of a closed list', () => {
  const refusal = async (word: string) =>
    createValidationPipe({ expectedType: Choice })
      .transform({ word }, { type: 'body' })
      .then(
        () => undefined,
        (error: AppError) => error.extra.fields?.[0]?.params,
      );

  it('is refused with the words to choose from, of which nothing is none [API-6]', async () => {
    expect(await refusal('three')).toEqual({ values: 'one, two' });
    expect(await refusal('')).toBeUndefined();
  });
});

class Person {
  @Text({ max: 40, printed: true }) name!: string;
}

describe('a name that certificates print', () => {
  const pipe = createValidationPipe({ expectedType: Person });

  it('is refused with the letter that no font has [CRT-3]', async () => {
    await expect(pipe.transform({ name: 'سارة 😀' }, { type: 'body' })).rejects.toMatchObject({
      extra: { fields: [{ field: 'name', code: 'field.letter_not_printable', params: { letter: '😀' } }] },
    });
  });

  it('is kept in plain letters [CRT-3]', async () => {
    const kept = await pipe.transform({ name: '𝓢𝓪𝓻𝓪 ڕۆژ' }, { type: 'body' });
    expect(kept).toMatchObject({ name: 'Sara ڕۆژ' });
  });
});
