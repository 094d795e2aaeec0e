import { remembered } from './remembered.ts';

describe('remembered', () => {
  function counting(atMost: number) {
    const asked: string[] = [];
    const length = remembered((text) => {
      asked.push(text);
      return text.length;
    }, atMost);
    return { asked, length };
  }

  it('makes something of a text once [PERF-1]', () => {
    const { asked, length } = counting(100);
    expect([length('كلمة'), length(''), length('كلمة'), length('')]).toEqual([4, 0, 4, 0]);
    expect(asked).toEqual(['كلمة', '']);
  });

  it('holds no more characters than it may, and no text that is longer [PERF-1]', () => {
    const { asked, length } = counting(42);
    for (const text of ['a', 'b', 'c', 'a']) length(text);
    expect(asked).toEqual(['a', 'b', 'c', 'a']);
    const long = 'x'.repeat(23);
    for (const text of [long, long, 'a']) length(text);
    expect(asked.slice(4)).toEqual([long, long]);
  });
});
