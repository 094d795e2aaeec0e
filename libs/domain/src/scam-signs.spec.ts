import { type ScamSign, scamSignsIn } from './scam-signs.ts';

const traps: [ScamSign, string][] = [
  ['fees', 'يرجى دفع رسوم التسجيل البالغة 25 ألف دينار قبل المقابلة'],
  ['fees', 'تدفع مبلغ تأمين يُعاد إليك بعد الشهر الأول'],
  ['fees', 'ادفع 50 دولاراً قبل المباشرة'],
  ['fees', 'على المتقدّم تحويل مبلغ بسيط لحجز المقعد'],
  ['fees', 'A registration fee of $20 is required to hold your place.'],
  ['fees', 'Please send a refundable deposit before the interview.'],
  ['documents', 'أرسل صورة الهوية من الوجهين إلى رقمنا'],
  ['documents', 'نحتاج نسخة ملوّنة من جواز سفرك قبل التوظيف'],
  ['documents', 'ترسل المتقدّمة صور المستمسكات الأربعة'],
  ['documents', 'Send a photo of your passport and a selfie.'],
  ['documents', 'We need scans of your national ID before we start.'],
  ['off_platform', 'التواصل فقط عبر الواتساب'],
  ['off_platform', 'راسلونا على تلغرام حصراً'],
  ['off_platform', 'لا تقدّم من خلال المنصة، كلمنا على الخاص'],
  ['off_platform', 'Contact us only via Telegram'],
  ['off_platform', 'WhatsApp only, serious people'],
  ['off_platform', 'Do not apply here, write to our channel'],
  ['crypto', 'تُدفع الأجور بعملة رقمية'],
  ['crypto', 'نبحث عن شباب لتداول العملات من البيت'],
  ['crypto', 'فرصة في بيتكوين للمبتدئين'],
  ['crypto', 'Paid weekly in USDT'],
  ['crypto', 'Open a Binance account and we do the rest'],
  ['salary', 'الراتب 12 مليون دينار شهرياً لمن لا خبرة له'],
  ['salary', 'اربح ٥٠٠ دولار يومياً من هاتفك'],
  ['salary', 'دخل مضمون من المنزل'],
  ['salary', 'Earn $400 a day from home'],
  ['salary', 'Salary: 9,500 USD per month, no experience needed'],
  ['salary', 'Guaranteed income for everybody'],
];

const honest = [
  'التسجيل مجاني ولا توجد رسوم تسجيل، والتدريب بدون أي رسوم',
  'الراتب بين 900 ألف و1.2 مليون دينار شهرياً حسب الخبرة',
  'مكافأة رمزية 150,000 دينار لتغطية النقل',
  'نحتاج مصمّماً يجيد إعداد بطاقات الهوية البصرية للمنتجات',
  'التواصل عبر البريد أو الواتساب بعد قبول الطلب',
  'تصوير المنتجات وتحرير الصور لمتجر إلكتروني في البصرة',
  'نعلّم الأطفال أساسيات البرمجة كل يوم سبت',
  'There is no registration fee, and training is free of charge.',
  'Salary 700–900 USD a month, health insurance, Sunday to Thursday.',
  'Internship in our payments team: Java, SQL, reconciliation of daily transfers.',
  'You will design the passport and identity pages of a travel app.',
  'After you are accepted we stay in touch on WhatsApp or by mail.',
  'Keep the photos and copies of our archive in order.',
  'Budget of the campaign: 2000 USD',
];

describe('scamSignsIn', () => {
  it.each(traps)('sees %s in: %s [OPP-4]', (sign, text) => {
    expect(scamSignsIn([text])).toContain(sign);
  });

  it.each(honest)('lets pass: %s [OPP-4]', (text) => {
    expect(scamSignsIn([text])).toEqual([]);
  });

  it('looks at all texts together, names each sign once and bears missing ones [OPP-4]', () => {
    expect(scamSignsIn([null, undefined, ''])).toEqual([]);
    const texts = ['رسوم تسجيل 10 دولار', 'رسوم قبول 5 دولار', 'Paid in bitcoin', 'على الواتساب فقط'];
    expect(scamSignsIn(texts)).toEqual(['fees', 'off_platform', 'crypto']);
  });

  it.each([
    ['diacritics and hamza', 'يُرجى دَفعُ رُسُومِ التّسجيلِ قبل المقابلة'],
    ['tatweel', 'رســوم التســجيل 25 ألف'],
    ['signs without width', 'رس\u200Bوم الت\u2060سجيل 25 ألف'],
    ['presentation forms', 'ﺭﺳﻮﻡ ﺗﺴﺠﻴﻞ'],
    ['Persian and Urdu letters', 'رسوم ملف وتڪلفة ادارية: رسوم اداریہ'],
    ['a line break in between', 'رسوم\nالتسجيل'],
    ['spaces of other widths', 'refundable\u3000deposit'],
    ['letters without a shape', 'refund\uFE0Fable\u00A0dep\u3164osit'],
    ['Cyrillic letters', 'rеfundаblе dероsіt'],
    ['Greek letters', 'refundable depοsιt'],
    ['wide letters', 'ｒｅｆｕｎｄａｂｌｅ ｄｅｐｏｓｉｔ'],
    ['mathematical letters', '𝐫𝐞𝐟𝐮𝐧𝐝𝐚𝐛𝐥𝐞 𝒅𝒆𝒑𝒐𝒔𝒊𝒕'],
    ['capitals', 'REFUNDABLE DEPOSIT'],
    ['signs between the words', 'refundable — "deposit"'],
    ['gaps between the letters', 'r e f u n d a b l e d.e.p.o.s.i.t, or: refundable d e p o s i t'],
  ])('sees through %s [OPP-4]', (_, text) => {
    expect(scamSignsIn([text])).toEqual(['fees']);
  });

  it('sees a sign that is spread over texts, next to each other or not [OPP-4]', () => {
    expect(scamSignsIn(['Work from home, pay a refundable', 'شركة', 'deposit of 20 dollars'])).toEqual(['fees']);
    expect(scamSignsIn(['حدائق', 'يطلب منك رسوم', null, 'تسجيل بسيطة'])).toEqual(['fees']);
    expect(scamSignsIn(['We offer', 'guaranteed', 'income'])).toEqual(['salary']);
    expect(scamSignsIn(['Pay a', 'refundable', 'security', 'deposit'])).toEqual(['fees']);
  });

  it('takes an amount and a duration in two texts for what they are [OPP-4]', () => {
    expect(scamSignsIn(['مكافأة 400 دولار', 'يوم واحد', '3 weeks'])).toEqual([]);
    expect(scamSignsIn(['بدون رسوم', 'تسجيل الحضور يومي'])).toEqual([]);
  });

  it('takes a few looks over a text, whatever is written to make it look back again and again [SEC-14, OPP-4]', () => {
    // With repetitions that have no end, the first two take minutes.
    for (const piece of [' الصور', 't.me/', ' صور من', ' بدون اي', 'pay small ', ' فقط', ' no any', '$1', ' '])
      expect(scamSignsIn([piece.repeat(240_000 / piece.length)])).toEqual([]);
  });
});
