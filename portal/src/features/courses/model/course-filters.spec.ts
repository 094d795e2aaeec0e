import { isFiltered, noFilters, readFilters, writeFilters, type CourseFilters } from './course-filters';

describe('the filters of the course list', () => {
  it('come back from their own address [CRS-1]', () => {
    const filters: CourseFilters = {
      search: 'أساسيات React',
      categoryId: 'web-development',
      difficulty: 'beginner',
      sort: 'rating',
    };
    expect(readFilters(new URLSearchParams(writeFilters(filters).toString()))).toEqual(filters);
  });

  it('leave the address empty where nothing is chosen [CRS-1]', () => {
    expect(writeFilters(noFilters).toString()).toBe('');
  });

  it('ignore what the address makes up [CRS-1]', () => {
    expect(readFilters(new URLSearchParams('difficulty=heroic&sort=price'))).toEqual(noFilters);
  });

  it('do not count the order as a filter [CRS-1]', () => {
    expect([isFiltered({ ...noFilters, sort: 'popular' }), isFiltered({ ...noFilters, search: 'و' })]).toEqual([
      false,
      true,
    ]);
  });
});
