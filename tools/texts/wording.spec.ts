import { wordingFaultOf } from './wording.ts';

describe('the wording of texts', () => {
  it.each([
    ['ar', 'بواسطة {name}', 'من'],
    ['ar', 'تمت إضافة الفرصة', 'أُضيفت'],
    ['ar', 'أتسلّم ورقتك؟', 'هل'],
    ['ar', 'أيُحذف الاختبار النهائي؟', 'هل'],
    ['ar', 'تعليم كمجابة', 'كـ'],
    ['ar', 'هذه شهادة صحيحة', 'سارية'],
    ['ar', 'الشهادات الصالحة', 'سارية'],
    ['ar', 'آخر استعمال {date}', 'استخدام'],
    ['ar', 'يرجى ملء جميع الحقول المطلوبة', 'أكمل'],
    ['ar', 'أضف وظيفة', 'the noun'],
    ['ar', 'تحرير الدورة', 'تعديل'],
    ['ar', 'يُقرأ الملف…', 'جارٍ'],
    ['ar', 'حساب محذوف', 'عضو سابق'],
    ['ar', 'يُلتحق بهذه الدورة بمقعد يمنحه المدرّب', 'تحتاج'],
    ['ar', 'ابحث في مسار', 'الموقع'],
    ['ar', 'بقي لإكمال هذا الدرس:', 'إنهاء'],
    ['ar', 'أكملت كل الدروس', 'إنهاء'],
    ['en', 'A newer version of Masar is available.', 'the site'],
    ['en', 'Masar console', 'the site'],
    ['en', 'Enter to complete the lesson', 'finish'],
    ['en', 'Go on learning', 'Continue'],
    ['en', 'Set up a second factor', 'two-step'],
    ['en', 'Deleted user', 'former member'],
  ])('in %s does not say “%s” [TXT-1]', (language, text, instead) => {
    expect(wordingFaultOf(text, language)).toContain(instead);
  });

  it.each([
    ['ar', 'أين وصلت؟'],
    ['ar', 'أي وظائف؟'],
    ['ar', 'أضف أول درس؛ لا تُنشر دورة بلا دروس.'],
    ['ar', 'الإجابات الصحيحة'],
    ['ar', 'أكمل الحقول المعلَّمة بنجمة'],
    ['ar', 'عدّل شخص آخر هذا السجل أثناء عملك'],
    ['ar', 'تمّت'],
    ['ar', 'ثلاثة للجميع، وواحد لكل مسار.'],
    ['en', 'Masar'],
    ['en', 'Your answers are kept, and you can go on within a day.'],
  ])('in %s says “%s” [TXT-1]', (language, text) => {
    expect(wordingFaultOf(text, language)).toBeUndefined();
  });
});
