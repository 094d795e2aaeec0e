import { excerptOf, segmentsOf, stemsOf } from './index.ts';

const marked = (text: string, query: string) =>
  segmentsOf(text, new Set(stemsOf(query)))
    .map((segment) => (segment.match ? `[${segment.text}]` : segment.text))
    .join('');

describe('marked words', () => {
  it.each([
    ['تعلّم البَرْمَجَة، ثم برمج!', 'برمجه', 'تعلّم [البَرْمَجَة]، ثم [برمج]!'],
    ['Learn C++ and node.js. Then C.', 'c++ node.js', 'Learn [C++] and [node.js]. Then C.'],
    ['<b>Design</b> & design', 'design', '<b>[Design]</b> & [design]'],
    ['لا شيء هنا', 'برمجة', 'لا شيء هنا'],
    ['', 'برمجة', ''],
  ])('stand in the original writing: %s [SRCH-1]', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it('lose nothing of the text [SRCH-1]', () => {
    const text = '  a البرمجة\n\n*b* البرمجة… ';
    expect(
      segmentsOf(text, new Set(['برمج']))
        .map((segment) => segment.text)
        .join(''),
    ).toBe(text);
  });
});

describe('an excerpt', () => {
  const long = `${'كلمة '.repeat(100)}البرمجة ${'أخرى '.repeat(100)}`;

  it('shows the first word that was searched for, wherever it stands [SRCH-1]', () => {
    const segments = excerptOf(long, new Set(['برمج']), 120);
    expect(segments.find(({ match }) => match)?.text).toBe('البرمجة');
    expect(segments.map(({ text }) => text).join('').length).toBeLessThanOrEqual(124);
  });

  it('is the beginning where no word matches, and the whole of a short text [SRCH-1]', () => {
    expect(excerptOf(long, new Set(['x']), 22)).toEqual([{ text: 'كلمة كلمة كلمة كلمة …', match: false }]);
    expect(excerptOf(' قصير\nجداً ', new Set(['x']), 120)).toEqual([{ text: 'قصير جداً', match: false }]);
  });

  it('cuts a text without spaces too [SRCH-1]', () => {
    const segments = excerptOf('ب'.repeat(500), new Set(['x']), 100);
    expect(segments.map(({ text }) => text).join('').length).toBeLessThanOrEqual(104);
  });
});
