import { courseWords } from './course-words.messages';

describe('the number of lessons after ‘of’', () => {
  it('stands in the genitive in Arabic [I18N-1]', () => {
    expect([1, 2, 3, 11].map((count) => courseWords.ar.ofLessons(count, 'latn'))).toEqual([
      'درس واحد',
      'درسين',
      '3 دروس',
      '11 درساً',
    ]);
    expect(courseWords.ar.lessons(2, 'latn')).toBe('درسان');
  });
});
