import { stemsOf } from '@masar/domain';
import { typedWords } from './typed-word.js';

const typed = (text: string) => typedWords(text, stemsOf(text))[0]!;
const stem = (word: string) => stemsOf(word)[0];

describe('a word as it was typed', () => {
  it.each([
    ['علجامعة', 'جامعة'],
    ['هلمدرسة', 'مدرسة'],
    ['بهلحديقة', 'حديقة'],
    ['عالرواية', 'رواية'],
    ['وبرسمها', 'رسم'],
    ['وببودكاست', 'بودكاست'],
    ['فلجامعتي', 'جامعة'],
    ['ولمنحتي', 'منحة'],
  ])('%s is looked up as %s too, whatever is joined to it [SRCH-1]', (text, word) => {
    expect([...stemsOf(text), ...typed(text).joined]).toContain(stem(word));
  });

  it.each([
    ['باخرة', 'آخر'],
    ['لبنية', 'بني'],
    ['حماتي', 'حماية'],
  ])('%s is not %s behind a letter that belongs to it [SRCH-1]', (text, word) => {
    expect(typed(text).joined).not.toContain(stem(word));
  });

  it.each([
    ['کۆمپیوتەرەکان', 'كمبيوتر'],
    ['شەبەکە', 'شبكة'],
    ['تەبیب', 'طبيب'],
    ['ڕیازە', 'رياضة'],
    ['کتێب', 'كتاب'],
    ['سابوون', 'صابون'],
    ['سەقافە', 'ثقافة'],
    ['تیجارەت', 'تجارة'],
    ['سیحە', 'صحة'],
    ['موعەلیم', 'معلم'],
    ['زەكا', 'ذكاء'],
    ['شیعر', 'شعر'],
    ['فیئە', 'فئة'],
    ['ریوایە', 'رواية'],
  ])('%s in letters of Kurdish is looked up as %s [SRCH-1]', (text, word) => {
    const { vowelled, stem: own } = typed(text);
    expect([own, ...vowelled].map((one) => one.replace(/[اوي]/g, ''))).toContain(stem(word)!.replace(/[اوي]/g, ''));
  });

  it('may lack a hamza at its end [SRCH-1]', () => {
    for (const [text, word] of [
      ['كيميا', 'كيمياء'],
      ['كهربا', 'كهرباء'],
    ] as const)
      expect(typed(text).lengthened).toContain(stem(word));
  });

  it('takes an end of its sound for a hamza, in Latin letters [SRCH-1]', () => {
    const forms = typed('kahraba2').spoken.map(({ form }) => form);
    expect(forms).toEqual(expect.arrayContaining([stem('كهرباء')]));
  });

  it.each([
    ['kahraba', 'كهرباء'],
    ['fizya', 'فيزياء'],
    ['dawa', 'دواء'],
  ])('%s in Latin letters is looked up as %s too, whose hamza nobody writes [SRCH-1]', (text, word) => {
    expect(typed(text).spoken.map(({ form }) => form)).toContain(stem(word));
  });
});
