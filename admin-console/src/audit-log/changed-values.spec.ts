import { changedValues } from './changed-values.ts';

describe('what an entry of the audit log says', () => {
  it('is each field with what was and what became [CON-2]', () => {
    expect(changedValues({ role: 'student', bio: null }, { role: 'volunteer', bio: '' })).toEqual([
      { field: 'role', before: 'student', after: 'volunteer' },
      { field: 'bio', before: null, after: null },
    ]);
  });

  it('has one side alone for what is new or gone, and keeps lists readable [CON-2]', () => {
    expect(changedValues(null, { isActive: false })).toEqual([{ field: 'isActive', before: null, after: 'false' }]);
    expect(changedValues({ skills: ['SQL'] }, null)[0]).toMatchObject({ before: '[\n  "SQL"\n]', after: null });
    expect(changedValues(null, null)).toEqual([]);
  });
});
