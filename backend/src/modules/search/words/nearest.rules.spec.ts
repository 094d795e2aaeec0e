import { likelyOf, type NearCandidate, nearestOf } from './nearest.rules.js';
import { typedWords } from './typed-word.js';

const candidate = (stem: string, near: string, changes: Partial<NearCandidate> = {}): NearCandidate => ({
  stem,
  near,
  known: near,
  isKnown: false,
  soundsTheSame: false,
  ...changes,
});
const nearest = (text: string, stem: string, ...candidates: NearCandidate[]) =>
  nearestOf(likelyOf(typedWords(text, [stem]), candidates)).map(({ near }) => near);

describe('the nearest of a misspelt word', () => {
  it('are those that are alike, each once, and none that is another word [SRCH-1]', () => {
    const near = ['توظيف', 'توظف', 'توصيف', 'توقيف', 'مدينة'].map((one) => candidate('توضيف', one));
    expect(nearest('توضيف', 'توضيف', ...near, ...near)).toEqual(['توظيف']);
  });

  it('are words of the other script only where they sound the same [SRCH-1]', () => {
    const same = candidate('fotoshop', 'فوتوشوب', { soundsTheSame: true });
    expect(nearest('fotoshop', 'fotoshop', same, candidate('fotoshop', 'فتاش'))).toEqual(['فوتوشوب']);
  });

  it('are not what is less like a stem than a name is like the whole word [SRCH-1]', () => {
    const photoshop = candidate('فوتوشب', 'توشوب', { known: 'فوتوشوب' });
    const resembles = candidate('فوتوشب', 'فوتشب');
    expect(nearest('فوتوشب', 'فوتوشب', resembles)).toEqual(['فوتشب']);
    expect(nearest('فوتوشب', 'فوتوشب', resembles, photoshop)).toEqual(['توشوب']);
  });

  it('are all that was heard, whatever name sounds alike too [SRCH-1]', () => {
    const experience = candidate('khabir', 'خبر', { known: 'خبره' });
    expect(nearest('khabir', 'khabir', experience, candidate('khabir', 'خبير'))).toEqual(['خبر', 'خبير']);
  });

  it('are compared with the whole word where its stem alone is known [SRCH-1]', () => {
    const known = (near: string) => candidate('بيت', near, { isKnown: true });
    expect(nearest('بيتون', 'بيت', known('بيثون'), known('بيتا'))).toEqual(['بيثون']);
  });

  it('have the root or the sound of what was typed, however alike other words look [SRCH-1]', () => {
    for (const [typed, stem, near] of [
      ['زواج', 'زواج', 'زوار'],
      ['بيتكوين', 'يتكو', 'تكو'],
      ['كورونا', 'كور', 'اجور'],
      ['موسيقى', 'موسيق', 'موثوق'],
      ['انتصار', 'انتصار', 'انتظار'],
      ['مطار', 'مطار', 'مطور'],
      ['سباحة', 'سباح', 'صباح'],
      ['عقرب', 'عقرب', 'اقرب'],
      ['سرطان', 'سرط', 'سطر'],
      ['rain', 'rain', 'train'],
      ['بعوض', 'بعوض', 'بعض'],
      ['قطار', 'قطار', 'قطارء'],
      ['عملات', 'عملء', 'عمل'],
      ['ضربة', 'ضرب', 'ضريب'],
      ['بوتين', 'بوت', 'بيت'],
      ['معدة', 'معد', 'موعد'],
      ['قيصر', 'قيصر', 'قصير'],
      ['حرقة', 'حرق', 'حرج'],
      ['كرسي', 'كرس', 'كورس'],
      ['رخيص', 'رخيص', 'رخص'],
      ['برسيم', 'رسيم', 'رسام'],
      ['تابوت', 'تابوت', 'تعبت'],
      ['IMG_2041.png', 'img', 'imag'],
      ['parrot', 'parrot', 'part'],
      ['lottery', 'lottery', 'letter'],
      ['sheep', 'sheep', 'sleep'],
      ['dress', 'dress', 'درس'],
    ] as const)
      expect([typed, nearest(typed, stem, candidate(stem, near))]).toEqual([typed, []]);
    for (const [typed, stem, near] of [
      ['سنما', 'سنم', 'سينم'],
      ['نوادي', 'نواد', 'ناد'],
      ['ممرد', 'ممرد', 'ممرض'],
      ['لوقو', 'لوقو', 'لوغو'],
      ['جضوى', 'جضو', 'جدو'],
      ['خطء', 'خطء', 'خطا'],
      ['هالهم', 'هالهم', 'هم'],
      ['قرائە', 'قرا', 'قراء'],
      ['حقوء', 'حقوء', 'حقوق'],
    ] as const)
      expect(nearest(typed, stem, candidate(stem, near))).toEqual([near]);
    expect(nearest('مصصم', 'مصصم', candidate('مصصم', 'مصمم'))).toEqual(['مصمم']);
    expect(nearest('مهندسن', 'مهندسن', candidate('مهندسن', 'مهندس'))).toEqual(['مهندس']);
    expect(nearest('traslator', 'traslator', candidate('traslator', 'translator'))).toEqual(['translator']);
  });

  it('are Arabic words that were written in Latin letters and digits [SRCH-1]', () => {
    for (const [typed, near] of [
      ['mo7asaba', 'محاسب'],
      ['ta3leem', 'تعليم'],
      ['taswee8', 'تسويق'],
      ['el5edma', 'خدم'],
      ['riyadiyat', 'رياض'],
      // The letter in front was taken for a joined word, here and there.
      ['wazifa', 'ظيف'],
      ['kahrabaa', 'هرباء'],
      ['soog', 'سوق'],
      ['kulliya', 'كلي'],
      ['8ur2an', 'قران'],
      ['aada', 'عادء'],
    ] as const)
      expect([typed, nearest(typed, typed, candidate(typed, near))]).toEqual([typed, [near]]);
    expect(nearest('html6', 'html6', candidate('html6', 'html5'))).toEqual([]);
    for (const [typed, near] of [
      ['meteor', 'مطور'],
      ['lasagna', 'اسكن'],
      ['ba9al', 'اسال'],
    ] as const)
      expect([typed, nearest(typed, typed, candidate(typed, near))]).toEqual([typed, []]);
    expect(nearest('guitar', 'guitar', candidate('guitar', 'كتر'))).toEqual([]);
    expect(nearest('crypto', 'crypto', candidate('crypto', 'جربت', { soundsTheSame: true }))).toEqual([]);
  });
});
