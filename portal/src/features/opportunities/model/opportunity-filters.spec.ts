import { isFiltered, noFilters, readFilters, writeFilters } from './opportunity-filters';

describe('the filters of opportunities', () => {
  it('are carried by the address [OPP-1]', () => {
    const address = 'search=React&type=internship&governorate=basra&mine=true';
    const filters = readFilters(new URLSearchParams(address));
    expect(filters).toEqual({ search: 'React', type: 'internship', governorate: 'basra', isMine: true });
    expect(writeFilters(filters).toString()).toBe(address);
  });

  it('ignore what they do not know [OPP-1]', () => {
    expect(readFilters(new URLSearchParams('type=gold&governorate=atlantis&mine=1'))).toEqual(noFilters);
    expect(writeFilters(noFilters).toString()).toBe('');
  });

  it('hide nothing where only the own ones are asked for [OPP-1]', () => {
    expect(isFiltered({ ...noFilters, isMine: true })).toBe(false);
    expect(isFiltered({ ...noFilters, governorate: 'erbil' })).toBe(true);
  });
});
