import { isFiltered, noFilters, readFilters, writeFilters } from './job-filters';

describe('filters of the vacancies', () => {
  it('are kept by the address [JOB-1]', () => {
    const address = 'search=React&type=part-time&governorate=basra&order=match&mine=true';
    const filters = readFilters(new URLSearchParams(address));
    expect(filters).toEqual({
      search: 'React',
      employmentType: 'part-time',
      governorate: 'basra',
      order: 'match',
      isMine: true,
    });
    expect(writeFilters(filters).toString()).toBe(address);
  });

  it('take what they do not know as not chosen [JOB-1]', () => {
    expect(readFilters(new URLSearchParams('type=slavery&governorate=atlantis&order=salary'))).toEqual(noFilters);
    expect(writeFilters(noFilters).toString()).toBe('');
  });

  it('hide nothing by the order alone [JOB-1]', () => {
    expect(isFiltered({ ...noFilters, order: 'match' })).toBe(false);
    expect(isFiltered({ ...noFilters, governorate: 'erbil' })).toBe(true);
  });
});
