/** A way of saying that our texts do not use, in which language, and what they say instead. */
interface Wording {
  language: string;
  said: RegExp;
  instead: string;
}

/** The start of a word; `\b` knows Latin letters alone. */
const word = '(?<!\\p{L})';
const orders = 'أضف|احفظ|انسخ|نزّل|احذف|أزل|أخفِ|أظهر|اعرض|أرسل|ألغِ|عدّل(?! شخص)|انقل|افتح|أرفق|انشر|أنشئ';

const wordings: readonly Wording[] = [
  { language: 'ar', said: new RegExp(`${word}بواسطة`, 'u'), instead: 'من, or the name alone: it is ‘by’ word by word' },
  {
    language: 'ar',
    said: new RegExp(`${word}تمّ?ت? (?:إضافة|حفظ|حذف|نشر|إرسال|تحديث|إنشاء|تسجيل)`, 'u'),
    instead: 'the passive itself (أُضيفت)',
  },
  { language: 'ar', said: /^أ(?:ت|ي(?!\p{M}*ن?\p{M}*[\s؟]))\p{M}*\p{L}.*؟$/u, instead: 'هل, or the noun (حذف الدرس؟)' },
  {
    language: 'ar',
    said: new RegExp(`${word}ك(?:مجاب|مقروء|إعلان|مكتمل|مسود)`, 'u'),
    instead: 'no كـ: it is ‘as’ word by word',
  },
  { language: 'ar', said: /شهاد(?:ة|ات)\p{L}* (?:ال)?(?:معتمدة|صالحة|صحيحة)(?!\p{L})/u, instead: 'سارية' },
  { language: 'ar', said: /استعم[ال]|[يت]ُ?ستعم[ال]/u, instead: 'استخدام, يستخدم' },
  { language: 'ar', said: new RegExp(`${word}(?:ال)?يُ?رجى`, 'u'), instead: 'what is to be done (أكمل …)' },
  {
    language: 'ar',
    said: new RegExp(`^(?:${orders})(?=\\s|$)[^.؟!؛،…:]*$`, 'u'),
    instead: 'the noun on buttons (إضافة, حفظ)',
  },
  {
    language: 'ar',
    said: /(?:إكمال|أ?كمل(?:ت|وا)?) (?:هذا |كل )?(?:ال)?در(?:س|وس)(?!\p{L})/u,
    instead: 'إنهاء الدرس, as its button does',
  },
  { language: 'ar', said: new RegExp(`^تحرير(?!\\p{L})`, 'u'), instead: 'تعديل' },
  { language: 'ar', said: /^(?:يجري|تُحمَّل|يُقرأ|يُحفظ|يُرفع|تُرفع|تُرسل)[^.]*…$/u, instead: 'جارٍ …' },
  { language: 'ar', said: /(?:مستخدم|حساب) محذوف|عضو غادر|متعلّم سابق/u, instead: 'عضو سابق' },
  { language: 'ar', said: new RegExp(`${word}ي?ُ?لتحق بـ?هذه .*بمقعد`, 'u'), instead: 'تحتاج … إلى مقعد' },
  // A site has a name of its own (UI-4); the product's stands alone, where that is not known yet.
  {
    language: 'ar',
    said: new RegExp(`${word}(?:في|من|على|إلى|كل|إدارة|سجلات|منتدى|أعضاء|حساب|تحفظه?) مسار(?!\\p{L})`, 'u'),
    instead: 'هنا, الموقع, or the site’s own name',
  },
  { language: 'en', said: /(?<=.)\bMasar\b|^Masar\b(?=.)/, instead: 'here, the site, or its own name' },
  { language: 'en', said: /^Go on\b/, instead: 'Continue' },
  { language: 'en', said: /\bto complete (?:the|this) lesson/i, instead: 'to finish the lesson, as its button does' },
  { language: 'en', said: /\bsecond factor\b/i, instead: 'two-step sign-in' },
  { language: 'en', said: /\bdeleted (?:user|account)\b/i, instead: 'former member' },
];

/** What a text should say otherwise: one word for one thing, as the glossary has it (TXT-1). */
export const wordingFaultOf = (text: string, language: string): string | undefined => {
  const found = wordings.find((wording) => wording.language === language && wording.said.test(text));
  return found && `says “${found.said.exec(text)?.[0]}”; say ${found.instead}`;
};
