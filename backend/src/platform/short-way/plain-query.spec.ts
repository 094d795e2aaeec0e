import { createValidationPipe } from '#platform/http/validation.pipe';
import { asText, nastyValues } from '../../../test/fuzz/nasty-values.js';
import { ListDiscussionsQuery } from '../../modules/community/discussion/dto/discussion.dto.js';
import { ListCoursesQuery } from '../../modules/courses/course/dto/list-courses.query.js';
import { plainQueryOf } from './plain-query.js';

const pipe = createValidationPipe();
const dtos = { ListCoursesQuery, ListDiscussionsQuery };

/** What the pipe makes of a query; undefined where it refuses it. */
const validated = async (type: new () => object, query: Record<string, unknown>): Promise<unknown> => {
  try {
    return await pipe.transform({ ...query }, { type: 'query', metatype: type });
  } catch {
    return undefined;
  }
};

const good: Record<string, unknown>[] = [
  {},
  { limit: '20', search: ' عمل ' },
  { limit: '1', cursor: 'abc', search: 'e\u0301' },
  { categoryId: 'web-development', difficulty: 'beginner', sort: 'fit' },
  { forumId: '', view: 'solved' },
  { forumId: '0193A0B2-9A55-7C1E-8D53-0D0C7D9D3B11' },
];
const texts = nastyValues.map((value) => asText(value));
const nasty = ['limit', 'search', 'cursor', 'forumId', 'categoryId', 'sort', 'view', 'other', '__proto__'].flatMap(
  (name) => texts.map((value) => Object.fromEntries([[name, value]]) as Record<string, unknown>),
);

describe('a query that is plainly in order', () => {
  it.each(Object.entries(dtos))('is what the validation pipe makes of it: %s [API-6] [SEC-5]', async (_, type) => {
    const plain = plainQueryOf(type)!;
    let taken = 0;
    for (const query of [...good, ...nasty]) {
      const read = plain(query);
      if (read === undefined) continue;
      taken += 1;
      expect([query, { ...read }]).toEqual([query, { ...((await validated(type, query)) as object) }]);
      expect(read).toBeInstanceOf(type);
    }
    expect(taken).toBeGreaterThan(3);
  });

  it.each([
    { limit: '0' },
    { limit: 'x' },
    { limit: ['1', '2'] },
    { unknown: '1' },
    { sort: 'worst' },
    { search: '\u202E' },
  ])('is none of these, which the pipe has to refuse: %j [API-6]', (query) => {
    expect(plainQueryOf(ListCoursesQuery)!(query)).toBeUndefined();
  });
});
