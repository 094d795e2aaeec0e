import { fingerprintsOf, sharedPassages } from './similar-texts.ts';

const borrowed = 'بعد التجربة على الهاتف كبّرت الأزرار لأنها كانت ضيقة، ثم وسّعت المسافة بين السطور.';
const mine = `بدأت من الورق ورسمت ثلاث شاشات. ${borrowed} وأضفت عنواناً لكل قسم.`;
const theirs = `صفحتي عن مخبز عمّي في البصرة. ${borrowed}`;
const different = 'استعملت الشبكة للبطاقات وتركت المتصفح يقرر عددها في السطر، وواجهت صعوبة في الألوان.';
const common = (one: string, other: string, known: string[] = []) => {
  const prints = new Set(fingerprintsOf(other, known));
  return fingerprintsOf(one, known).filter((print) => prints.has(print)).length;
};

describe('prints of a text', () => {
  it('meet where words are the same, however they are spelt and wherever they stand [ASG-2]', () => {
    const respelt = borrowed.replace('الأزرار', 'الازرار').replace('ضيقة', 'ضيقه').replace('كبّرت', 'كبـرت');
    expect(common(mine, theirs)).toBeGreaterThan(1);
    expect(common(mine, `مقدّمة أخرى تماماً ${respelt.replaceAll(' ', '\n')}`)).toBeGreaterThan(1);
    expect(common(mine, different)).toBe(0);
  });

  it('meet for any 44 letters in a row [ASG-2]', () => {
    const letters = Array.from({ length: 600 }, (_, place) =>
      String.fromCodePoint(0x61 + ((place * place * 7 + place * 3) % 26)),
    );
    const text = letters.map((letter, place) => letter + ((place * 37) % 97)).join('');
    for (let start = 0; start + 44 <= text.length; start += 29)
      expect(common(text, `0${text.slice(start, start + 44)}z`)).toBeGreaterThan(0);
  });

  it('are none where the task is quoted, and for a text of a few words [ASG-2]', () => {
    expect(common(mine, theirs, [borrowed])).toBe(0);
    expect(fingerprintsOf('أنهيته')).toEqual([]);
    expect(fingerprintsOf('')).toEqual([]);
  });

  it('are few beside the letters of the longest text [PERF-3] [ASG-2]', () => {
    const words = Array.from({ length: 3000 }, (_, place) => `كلمة${(place * 7919) % 3001}`)
      .join(' ')
      .slice(0, 20_000);
    expect(fingerprintsOf(words).length).toBeLessThan(2000);
    expect(fingerprintsOf('ا'.repeat(20_000))).toHaveLength(1);
  });
});

describe('passages that two texts share', () => {
  it('are told in the words of each, with their share of the letters [ASG-2]', () => {
    const { passages, share } = sharedPassages(mine, theirs);
    expect(passages.map(({ from, to }) => mine.slice(from, to))).toEqual([borrowed.slice(0, -1)]);
    expect(passages.map(({ otherFrom, otherTo }) => theirs.slice(otherFrom, otherTo))).toEqual([borrowed.slice(0, -1)]);
    expect(share).toBeGreaterThan(0.5);
    expect(share).toBeLessThan(0.8);
  });

  it('are the whole of a copy and nothing of other words [ASG-2]', () => {
    expect(sharedPassages(mine, mine)).toEqual({
      passages: [{ from: 0, to: mine.length - 1, otherFrom: 0, otherTo: mine.length - 1 }],
      share: 1,
    });
    expect(sharedPassages(mine, different)).toEqual({ passages: [], share: 0 });
    expect(sharedPassages('', mine)).toEqual({ passages: [], share: 0 });
  });

  it('belong to nobody where they stand in the task [ASG-2]', () => {
    expect(sharedPassages(mine, theirs, [borrowed])).toEqual({ passages: [], share: 0 });
  });

  it('are found in texts that repeat one letter for ever [ASG-2]', () => {
    const [one, other] = ['ا'.repeat(20_000), 'ا'.repeat(19_000)];
    expect(sharedPassages(one, other).share).toBe(1);
  });
});
