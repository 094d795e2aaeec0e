/** A letter of Arabic, or two, that a sign may stand for, and how unlikely that is: 0 for its own, 0.3 for a rare one. */
type Reading = readonly [letters: string, cost: number];

const readingsOf = (table: string): Map<string, Reading[]> =>
  new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [sign = '', ...readings] = line.trim().split(' ');
        return [sign, readings.map((one) => [one.replace(/[\d.]/g, ''), Number(one.replace(/[^\d.]/g, '') || 0)])];
      }),
  );

/** Consonants: the letters that have none of their own in Latin script are less likely than those that do. */
const consonants = readingsOf(`
  b ب
  p ب.1
  t ت ط.1
  j ج
  g ج.1 ق.1 غ.15 ك.25
  d د ض.1 ذ.2 ظ.25
  r ر
  z ز ذ.1 ظ.1 ض.2
  s س ص.1 ث.15
  f ف
  v ف.1
  q ق
  k ك ق.15
  c ك.1 س.2
  l ل
  m م
  n ن
  w و
  y ي
  h ه ح.1
  x كس.1
  $ ش
  gh غ
  kh خ
  dh ذ ض.05 ظ.05
  th ث ذ.05 ظ.15 ض.2
  sh ش
  ch ش.05 ج.1 ك.15
  ph ف.1
  2 ا ء و.05 ي.05 ق.1 ع.2
  3 ع غ.25
  4 ذ.05 ش.1
  5 خ
  6 ط ظ.15
  7 ح خ.25
  8 ق غ.1
  9 ص ض.15 ق.2
`);
/** Vowels behind a consonant: short ones are not written, and nobody hears which are long. */
const vowels = readingsOf(`
  a 0.05 ا.1
  e 0.05 ي.15 ا.2
  i 0.05 ي.1
  o 0.05 و.1
  u 0.05 و.1
  y 0.25
  aa ا عا.15 اع.1 ع.25 0.35
  ee ي 0.3
  ii ي 0.3
  ie ي 0.3
  ei ي 0.3
  iy ي
  oo و 0.3
  ou و 0.3
  uu و 0.3
  ai ي.05
  au و.05
`);
const firstVowels = readingsOf(`
  a ا ع.15
  e ا اي.1 ع.25
  i ا اي.1 ع.25
  o ا او.1 ع.25
  u ا او.1 ع.25
  aa عا.1 ع.15 ا.15
  ee اي
  ii اي
  ei اي.05
  ai اي.05
  oo او
  ou او
  uu او
  au او.05
`);
const lastVowels = readingsOf(`
  a ا ه ء اء.05 ي.15 ع.3
  aa ا اء.05 اع.1
  e ه.05 ء.05
  i ي
  o و ه.1
  ah ه ء
  eh ه ء
  et ه.05 ء.05
  at ه.05 ء.05
`);
/** What stems are without, where they are without it. */
const cutEnd = /^(?:(?:[aeiou]{1,2}|w[ou]?|y[ei]?)n)*(?:[ei]?y+|ii?2?|ee)?(?:(?:aa?|e)[ht]?|[ou]h?)?$/;
const isVowel = (letter: string | undefined): boolean => letter !== undefined && 'aeiou'.includes(letter);
const silent = { hiatus: 0.1, ain: 0.25, hamza: 0.1, long: 0.3 };
const cut = { end: 0.02, silentE: 0.12, longA: 0.15, shortO: 0.3, and: 0.05, joined: 0.05 };
const twoVowels = 0.4;

/**
 * How unlikely it is that somebody who writes Arabic in Latin letters and digits meant a word with this stem: the cost of the
 * likeliest way to read all letters of both from left to right, infinite where a consonant of either is left over.
 */
export function costOfReading(typed: string, stem: string): number {
  const width = stem.length + 1;
  const costs = new Float64Array((typed.length + 1) * width).fill(Infinity);
  costs[0] = 0;
  const reach = (place: number, letters: number, cost: number): void => {
    const at = place * width + letters;
    if (letters < width && cost < (costs[at] ?? Infinity)) costs[at] = cost;
  };
  const first = typed.charAt(0);
  if (first === 'w' && stem.length > 2) reach(1, 0, cut.and);
  if ('blfk'.includes(first) && stem.length > 3) reach(1, 0, cut.joined);
  let least = Infinity;
  for (let place = 0; place <= typed.length; place += 1)
    for (let letters = 0; letters < width; letters += 1) {
      const so = costs[place * width + letters] ?? Infinity;
      if (so === Infinity) continue;
      if (letters < stem.length) reach(place, letters + 1, so + costOfSilent(typed, place, stem, letters));
      else least = Math.min(least, so + costOfEnd(typed, place, stem));
      for (const [length, reading, cost] of arcs(typed, place))
        if (stem.startsWith(reading, letters)) reach(place + length, letters + reading.length, so + cost);
    }
  return least;
}

type Arc = readonly [length: number, letters: string, cost: number];
const noArcs: readonly Arc[] = [];
const arcsOf = new Map<string, readonly Arc[]>();

/** Every way to read on; what stands for a word of few letters is asked of many stems. */
function arcs(typed: string, place: number): readonly Arc[] {
  if (place >= typed.length) return noArcs;
  const key = `${place === 0 ? '^' : typed.charAt(place - 1)}${typed.slice(place, place + 3)}`;
  let known = arcsOf.get(key);
  if (!known) {
    if (arcsOf.size > rememberedAtMost) arcsOf.clear();
    arcsOf.set(key, (known = [...readArcs(typed, place)]));
  }
  return known;
}
const rememberedAtMost = 5000;

function* readArcs(typed: string, place: number): Generator<Arc> {
  for (const length of [1, 2]) {
    const sign = typed.slice(place, place + length);
    if (sign.length < length) return;
    const isLast = place + length === typed.length;
    for (const [letters, cost] of consonants.get(sign) ?? [])
      yield [length, letters, sign === '2' && !carries(letters, typed, place) ? notCarried : cost];
    const table = place === 0 ? firstVowels : vowels;
    const behindVowel = isVowel(typed[place - 1]);
    const glides = length === 1 && isVowel(typed[place + 1]);
    for (const [letters, cost] of table.get(sign) ?? []) {
      // At its end a word has no vowel that is not written.
      if (letters === '') {
        if (!isLast) yield [length, letters, behindVowel ? twoVowels : cost];
      } else yield [length, letters, glides && 'وي'.includes(letters) ? cost / 3 : cost];
    }
    if (isLast && place > 0) for (const [letters, cost] of lastVowels.get(sign) ?? []) yield [length, letters, cost];
  }
}

/** A hamza is written on ي beside an i, and on و beside a u. */
const carries = (letters: string, typed: string, place: number): boolean => {
  const besides = letters === 'ي' ? /[eiy]/ : letters === 'و' ? /[ouw]/ : undefined;
  return !besides || besides.test(typed.charAt(place - 1)) || besides.test(typed.charAt(place + 1));
};
const notCarried = 0.3;

/** A letter that nobody wrote: ع and ء are heard as vowels by some, a long vowel may be left out between consonants. */
function costOfSilent(typed: string, place: number, stem: string, at: number): number {
  const letter = stem.charAt(at);
  const [before, behind] = [isVowel(typed[place - 1]), isVowel(typed[place])];
  if (letter === 'ع') return before && behind ? silent.hiatus : before || behind ? silent.ain : Infinity;
  if (letter === 'ء') return silent.hamza;
  if (!'اوي'.includes(letter) || before || behind || place === 0 || place === typed.length) return Infinity;
  return silent.long;
}

function costOfEnd(typed: string, place: number, stem: string): number {
  const rest = typed.slice(place);
  if (rest === '') return 0;
  if (/^[ht]$/.test(rest)) return stem.endsWith('ا') && typed[place - 1] === 'a' ? cut.end : Infinity;
  if (stem.length < 3 || !cutEnd.test(rest)) return Infinity;
  if (rest === 'on' && !/\d/.test(typed)) return cut.shortO;
  return rest === 'e' ? cut.silentE : rest === 'aa' ? cut.longA : cut.end;
}
