import { changedFields } from './changed-fields.rules.js';

describe('what the audit log says of a change', () => {
  it('are the fields that differ, before and after [CON-2]', () => {
    const before = { id: 1, title_ar: 'أ', tags: ['x'], updated_at: '1' };
    const after = { id: 1, title_ar: 'ب', tags: ['x'], updated_at: '2' };
    expect(changedFields(before, after)).toEqual({ before: { titleAr: 'أ' }, after: { titleAr: 'ب' } });
  });

  it('is the whole row where there is one state only [CON-2]', () => {
    expect(changedFields(undefined, { id: 1 })).toEqual({ before: null, after: { id: 1 } });
    expect(changedFields({ id: 1 }, undefined)).toEqual({ before: { id: 1 }, after: null });
  });

  it('keeps a long text by its beginning and its digest [CON-2]', () => {
    const { after } = changedFields(undefined, { text: 'ط'.repeat(9000) });
    expect(String(after?.['text'])).toMatch(/^ط{4000}… \(9000, sha256 [0-9a-f]{64}\)$/);
  });
});
