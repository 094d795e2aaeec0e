import { readCheck } from './lesson-checks.ts';

const block = `أي عنصر يبدأ فقرة؟
- [ ] \`<br>\`
  يكسر السطر فقط؛ يبقى النص فقرة واحدة.
- [x] \`<p>\`
  نعم: للفقرة عنصرها.
> فكّر فيما له هامش خاص به.`;

const check = {
  question: 'أي عنصر يبدأ فقرة؟',
  options: [
    { words: '`<br>`', isRight: false, reason: 'يكسر السطر فقط؛ يبقى النص فقرة واحدة.' },
    { words: '`<p>`', isRight: true, reason: 'نعم: للفقرة عنصرها.' },
  ],
  hint: 'فكّر فيما له هامش خاص به.',
};

describe('a check inside a text', () => {
  it('is a question, options with their reasons, one of them right, and a hint [QZT-1]', () => {
    expect(readCheck(block)).toEqual({ check });
  });

  it.each([
    ['ends of lines of Windows', block.replaceAll('\n', '\r\n')],
    ['blanks at the ends of lines and empty lines between', block.replaceAll('\n', '  \n\n')],
    ['marks of direction before the signs', block.replace(/^(?=[-> ])/gm, '\u200f')],
    ['a tab before reasons and a large X', block.replace(/^ {2}/gm, '\t').replace('[x]', '[X]')],
    ['no blank within the brackets of others', block.replace('[ ]', '[]')],
  ])('is read the same with %s [QZT-1]', (_, written) => {
    expect(readCheck(written)).toEqual({ check });
  });

  it('needs neither reasons nor a hint, and its question may have several lines [QZT-1]', () => {
    expect(readCheck('Which one\nprints `3`?\n- [x] `1 + 2`\n- [ ] - 3\n- [ ] "1" + "2"')).toEqual({
      check: {
        question: 'Which one\nprints `3`?',
        options: [
          { words: '`1 + 2`', isRight: true, reason: '' },
          { words: '- 3', isRight: false, reason: '' },
          { words: '"1" + "2"', isRight: false, reason: '' },
        ],
        hint: '',
      },
    });
  });

  it.each([
    ['question', '- [ ] a\n- [x] b'],
    ['options', 'Which?'],
    ['options', 'Which?\n- [x] a'],
    ['options', `Which?\n- [x] a${'\n- [ ] b'.repeat(6)}`],
    ['words', 'Which?\n- [x] a\n- [ ]'],
    ['right', 'Which?\n- [ ] a\n- [ ] b'],
    ['right', 'Which?\n- [x] a\n- [x] b'],
    ['line', 'Which?\n- [x] a\nbecause\n- [ ] b'],
    ['line', 'Which?\n- [x] a\n- b'],
  ])('is none, and says that it lacks: %s [QZT-1]', (fault, written) => {
    expect(readCheck(written)).toEqual({ fault });
  });
});
