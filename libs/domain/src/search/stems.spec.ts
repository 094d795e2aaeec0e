import { normalizeText, stemsOf } from './index.ts';
import { stemExamples } from './stems.fixture.ts';

describe('words of a search', () => {
  it.each(stemExamples)('fold and stem as in the shared fixture: $text [SRCH-1]', ({ text, normalized, stems }) => {
    expect(normalizeText(text)).toBe(normalized);
    expect(stemsOf(text)).toEqual(stems);
  });

  it.each(['برمجه', 'البَرْمَجَة', 'البرمجة', 'بـرمـجة', 'لبرمجةٍ', 'وبالبرمجة'])(
    'are the same however one writes %s [SRCH-1]',
    (spelling) => {
      expect(stemsOf(spelling)).toEqual(['برمج']);
    },
  );

  it('end at two hundred letters, so that a post of one word is read as fast as others [SEC-14, SRCH-1]', () => {
    expect(stemsOf('b'.repeat(200_000))).toHaveLength(1000);
    expect(stemsOf(`${'ب'.repeat(201)} درس`)).toEqual([expect.any(String), 'ب', 'درس']);
  });

  it.each(['يها', 'هايه', 'انيه'])(
    'are found at once in a word of many ends, which nobody can read: %s [SEC-14]',
    (end) => {
      expect(stemsOf(`كتب${end.repeat(45)}م`)).toHaveLength(1);
      expect(stemsOf('كتبيها')).toEqual(['كتب']);
    },
  );

  it('take composed and decomposed input for one [SRCH-1]', () => {
    for (const { text, stems } of stemExamples) {
      expect(stemsOf(text.normalize('NFD'))).toEqual(stems);
      expect(stemsOf(text.normalize('NFC'))).toEqual(stems);
    }
  });
});
