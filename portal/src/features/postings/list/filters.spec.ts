import { jobKind } from '../jobs/job.kind';
import { opportunityKind } from '../opportunities/opportunity.kind';
import { serviceKind } from '../services/service.kind';
import { cleared, isFiltered, readFilters, writeFilters } from './filters';

const none = { search: '', chosen: {}, isMine: false };

describe.each([
  {
    kind: opportunityKind,
    chosen: { type: 'internship', governorate: 'basra' },
    address: 'search=React&type=internship&governorate=basra&mine=true',
    unknown: 'type=gold&governorate=atlantis&mine=1',
  },
  {
    kind: jobKind,
    chosen: { type: 'part-time', governorate: 'basra', order: 'newest' },
    address: 'search=React&type=part-time&governorate=basra&order=newest&mine=true',
    unknown: 'type=slavery&governorate=atlantis&order=salary',
  },
  {
    kind: serviceKind,
    chosen: { category: 'translation' },
    address: 'search=React&category=translation&mine=true',
    unknown: 'category=magic',
  },
])('the filters of a list: $kind.kind', ({ kind: { choices }, chosen, address, unknown }) => {
  it('are carried by the address [OPP-1] [JOB-1] [SVC-1]', () => {
    const filters = readFilters(choices, new URLSearchParams(address));
    expect(filters).toEqual({ search: 'React', chosen, isMine: true });
    expect(writeFilters(filters).toString()).toBe(address);
  });

  it('ignore what they do not know [OPP-1] [JOB-1] [SVC-1]', () => {
    expect(readFilters(choices, new URLSearchParams(unknown))).toEqual(none);
    expect(writeFilters(none).toString()).toBe('');
  });
});

describe('a list', () => {
  it('hides nothing by its order or where only the own ones are asked for [OPP-1] [JOB-1] [SVC-1]', () => {
    expect(isFiltered({ ...none, isMine: true })).toBe(false);
    expect(isFiltered({ ...none, chosen: { order: 'newest' } })).toBe(false);
    expect(isFiltered({ ...none, chosen: { governorate: 'erbil' } })).toBe(true);
    expect(isFiltered({ ...none, search: 'CV' })).toBe(true);
  });

  it('keeps order and whose it shows when its filters are cleared [OPP-1] [JOB-1] [SVC-1]', () => {
    const chosen = { type: 'contract', order: 'newest' };
    expect(cleared({ search: 'CV', chosen, isMine: true })).toEqual({
      search: '',
      chosen: { order: 'newest' },
      isMine: true,
    });
  });
});
