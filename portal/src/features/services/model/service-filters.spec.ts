import { isFiltered, noFilters, readFilters, writeFilters } from './service-filters';

describe('the filters of services', () => {
  it('are carried by the address [SVC-1]', () => {
    const address = 'search=CV&category=translation&mine=true';
    const filters = readFilters(new URLSearchParams(address));
    expect(filters).toEqual({ search: 'CV', category: 'translation', isMine: true });
    expect(writeFilters(filters).toString()).toBe(address);
  });

  it('ignore what they do not know, and know what hides something [SVC-1]', () => {
    expect(readFilters(new URLSearchParams('category=magic'))).toEqual(noFilters);
    expect(isFiltered({ ...noFilters, isMine: true })).toBe(false);
    expect(isFiltered({ ...noFilters, category: 'design' })).toBe(true);
  });
});
