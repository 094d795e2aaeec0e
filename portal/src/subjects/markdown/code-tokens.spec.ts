import { codeTokens } from './code-tokens';

const written = (code: string) => codeTokens(code).map(({ pieces }) => pieces.join('|'));

describe('a piece of code among words', () => {
  it('ends no line within a token: neither at the hyphen of utf-8 nor within a name [LSN-2]', () => {
    expect(written('<meta charset="utf-8">')).toEqual(['<meta', ' ', 'charset="utf-8">']);
    expect(written('name="viewport"')).toEqual(['name="viewport"']);
  });

  it('ends lines at its blanks, or it would be wider than the phone [LSN-2]', () => {
    expect(codeTokens('a b').map(({ isWhole }) => isWhole)).toEqual([true, false, true]);
  });

  it('parts what is longer than a phone is wide, at its joints alone [LSN-2]', () => {
    expect(written('https://example.com/courses/html/lesson-one')).toEqual([
      'https:|/|/|example.|com/|courses/|html/|lesson-|one',
    ]);
  });
});
