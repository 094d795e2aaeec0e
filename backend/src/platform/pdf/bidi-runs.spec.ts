import { isolate, isolateLtr, visualRuns } from './bidi-runs.js';

const textsOf = (text: string, base: 'rtl' | 'ltr') => visualRuns(text, base).map((run) => run.text);

/** Brackets as they are drawn in an Arabic line. */
const mirrored = (text: string) => text.replace(/[«»]/g, (bracket) => (bracket === '«' ? '»' : '«'));

describe('lines of mixed direction', () => {
  it('puts Latin words of an Arabic line to the left of what precedes them [CRT-3]', () => {
    expect(textsOf('دورة React بنجاح', 'rtl')).toEqual([' بنجاح', 'React', 'دورة ']);
  });

  it('keeps the digits of a date in their order [CRT-3]', () => {
    expect(textsOf('في 21 تشرين 2026', 'rtl')).toEqual(['2026', ' تشرين ', '21', 'في ']);
  });

  it('keeps a number with its percent sign together [CRT-3]', () => {
    expect(textsOf(`بدرجة ${isolateLtr('95.5%')}`, 'rtl')).toEqual(['95.5%', 'بدرجة ']);
  });

  it('keeps an isolated title together, signs at its ends included [CRT-3]', () => {
    expect(textsOf(`دورة «${isolate('C++', 'ar')}» بنجاح`, 'rtl')).toEqual(['» بنجاح', 'C++', 'دورة «'].map(mirrored));
  });

  it('keeps the signs of C++ and C# behind the letter inside an Arabic title [CRT-3]', () => {
    expect(textsOf(isolate('لغة C++ ثم C# الآن', 'ar'), 'rtl')).toEqual([' الآن', 'C#', ' ثم ', 'C++', 'لغة ']);
  });

  it('orders an Arabic title that begins with a Latin word as Arabic, and a Latin one in its own order [CRT-3] [I18N-1]', () => {
    expect(textsOf(`دورة ${isolate('React من الصفر', 'ar')}`, 'rtl')).toEqual([' من الصفر', 'React', 'دورة ']);
    expect(
      textsOf(`دورة ${isolate('What is C#?', 'ar')}`, 'rtl')
        .slice(0, -1)
        .join(''),
    ).toBe('What is C#?');
  });

  it('leaves Arabic-Indic and Persian digits from left to right, whatever the letters beside them [CRT-3]', () => {
    for (const year of ['٢٠٢٦', '۲۰۲۶'])
      expect(visualRuns(`عام ${year}`, 'rtl')).toEqual([
        { text: year, isRtl: false },
        { text: 'عام ', isRtl: true },
      ]);
  });

  it('mirrors brackets of an Arabic line and not those of a Latin one [CRT-3]', () => {
    expect(textsOf('مسار (تعلّم)', 'rtl')).toEqual(['مسار )تعلّم(']);
    expect(textsOf('«React»', 'rtl')).toEqual(['«', 'React', '»']);
    expect(textsOf('Masar (learn)', 'ltr')).toEqual(['Masar (learn)']);
  });

  it('keeps an Arabic name whole inside an English line [CRT-3]', () => {
    expect(visualRuns('by سارة علي today', 'ltr')).toEqual([
      { text: 'by ', isRtl: false },
      { text: 'سارة علي', isRtl: true },
      { text: ' today', isRtl: false },
    ]);
  });

  it('loses no character of any line [CRT-3]', () => {
    const line = 'أساسيات React (الجزء 2) – 19 درساً · 3 ساعات، JSX و C++!';
    const sorted = (text: string) => [...text.replace(/[()]/g, '')].sort().join('');
    expect(sorted(textsOf(line, 'rtl').join(''))).toBe(sorted(line));
  });
});
