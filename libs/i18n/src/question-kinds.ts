/** What kinds of questions are called wherever they are listed (QB-1). */
export const questionKindNames = {
  single: { ar: 'اختيار واحد', en: 'Single choice' },
  multiple: { ar: 'اختيار متعدد', en: 'Multiple choice' },
  'true-false': { ar: 'صح أو خطأ', en: 'True or false' },
  'short-text': { ar: 'إجابة قصيرة', en: 'Short text' },
  number: { ar: 'عدد', en: 'Number' },
  matching: { ar: 'توصيل', en: 'Matching' },
  ordering: { ar: 'ترتيب', en: 'Ordering' },
  cloze: { ar: 'تكملة النص', en: 'Text with gaps' },
  hotspot: { ar: 'موضع على صورة', en: 'Place on a picture' },
  calculated: { ar: 'عدد محسوب', en: 'Calculated number' },
} as const;
