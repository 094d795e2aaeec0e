import { type CourseFilters, isFiltered, noFilters, orderOf, readFilters, writeFilters } from './course-filters';

describe('the filters of the course list', () => {
  it('come back from their own address [CRS-1] [CRS-11]', () => {
    const filters: CourseFilters = {
      search: 'أساسيات React',
      categoryId: 'web-development',
      difficulty: 'beginner',
      price: 'free',
      length: 'short',
      taughtIn: 'ckb',
      sort: 'rating',
    };
    expect(readFilters(new URLSearchParams(writeFilters(filters).toString()))).toEqual(filters);
  });

  it('leave the address empty where nothing is chosen [CRS-1]', () => {
    expect(writeFilters(noFilters).toString()).toBe('');
  });

  it('ignore what the address makes up [CRS-1] [CRS-11]', () => {
    expect(readFilters(new URLSearchParams('difficulty=heroic&sort=price&price=cheap&length=5&language=tlh'))).toEqual(
      noFilters,
    );
  });

  it('put what fits best first unless another order is chosen [CRS-11] [REC-4]', () => {
    expect(orderOf({ sort: '' })).toBe('fit');
    expect(orderOf({ sort: 'rating' })).toBe('rating');
  });

  it('do not count the order as a filter [CRS-1]', () => {
    expect([isFiltered({ ...noFilters, sort: 'popular' }), isFiltered({ ...noFilters, search: 'و' })]).toEqual([
      false,
      true,
    ]);
  });
});
