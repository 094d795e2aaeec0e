import { root } from '../workspace.ts';
import { editsOf, filesOf } from './files.ts';
import { resourceOf, type Wish } from './wish.ts';

const wish: Wish = {
  module: 'courses',
  name: 'badge',
  arabic: 'شارة|شارات',
  by: 'instructor',
  fields: ['title:bilingual!=العنوان|Title', 'points:integer=النقاط|Points'],
};

describe('a new resource', () => {
  it('takes the next ID of its section, and a migration of the minute', () => {
    const { migration, requirement, outsider } = resourceOf(wish, root, new Date('2027-02-03T04:05:06Z'));
    expect([migration, outsider]).toEqual(['Migration20270203T0405_badges', 'student']);
    expect(requirement).toMatch(/^CRS-\d+$/);
  });

  it('is a file for each part, none of them twice', () => {
    const paths = filesOf(resourceOf(wish, root)).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const part of [
      'badge.entity.ts',
      'badges.http.spec.ts',
      'BadgesPage.tsx',
      'BadgesPage.spec.tsx',
      'badge.fields.ts',
    ])
      expect(paths.some((path) => path.endsWith(part))).toBe(true);
  });

  it('is named in each list once', () => {
    const paths = editsOf(resourceOf(wish, root)).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(
      expect.arrayContaining(['CHANGELOG.md', 'docs/requirements.md', 'backend/test/access-matrix.ts']),
    );
  });

  it.each([
    ['a module that lacks lists', { module: 'jobs' }, 'it lacks'],
    ['a name that is none', { name: 'Badge' }, 'in the singular'],
    ['half an Arabic name', { arabic: 'شارة' }, 'Arabic name'],
    ['a first field by which nothing can be called', { fields: ['points:integer!=النقاط|Points'] }, 'first field'],
    ['a column that every table has', { fields: [...wish.fields, 'version:text=النسخة|Version'] }, 'version'],
    ['everybody', { by: 'student,instructor,volunteer' }, 'not all'],
    ['a role that there is not', { by: 'guest' }, 'some of the roles'],
    ['a section that there is not', { section: 'ZZZ' }, 'no section ZZZ'],
  ])('is refused for %s', (_, changes, told) => {
    expect(() => resourceOf({ ...wish, ...changes }, root)).toThrow(told);
  });
});
