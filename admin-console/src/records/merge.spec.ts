import { conflictsOf, merged } from './merge.ts';

const before = { id: '1', version: 'a', titleAr: 'قديم', titleEn: 'Old', price: '0.00', bio: null };
const mine = { ...before, titleAr: 'لي', titleEn: 'Mine', bio: '' };
const theirs = { ...before, version: 'b', titleAr: 'لهم', price: '5.00' };
const fields = ['titleAr', 'titleEn', 'price', 'bio'];

describe('two people edited a record', () => {
  it('names the fields that differ; nothing and an empty text are the same [CON-1]', () => {
    expect(conflictsOf(before, mine, theirs, fields).map(({ field }) => field)).toEqual([
      'titleAr',
      'titleEn',
      'price',
    ]);
  });

  it('suggests mine where I changed it and theirs where only they did [CON-1]', () => {
    expect(conflictsOf(before, mine, theirs, fields).map(({ suggested }) => suggested)).toEqual([
      'mine',
      'mine',
      'theirs',
    ]);
  });

  it('sends the record as it is now with what I chose, under its version [CON-1]', () => {
    const conflicts = conflictsOf(before, mine, theirs, fields);
    expect(merged(mine, theirs, conflicts, { titleAr: 'theirs' })).toEqual({
      ...theirs,
      titleEn: 'Mine',
    });
  });
});
