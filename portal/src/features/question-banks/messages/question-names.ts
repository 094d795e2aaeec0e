import type {
  ItemFlag,
  LossReason,
  QuestionDifficulty,
  QuestionKind,
  QuestionState,
  QuestionWarning,
  SkipReason,
} from '@masar/domain';
import type { Language } from '@masar/i18n';
import { useLocale } from '@masar/ui';

interface Named {
  kinds: Record<QuestionKind, string>;
  difficulties: Record<QuestionDifficulty, string>;
  states: Record<QuestionState, string>;
  warnings: Record<QuestionWarning, string>;
  skipped: Record<SkipReason, string>;
  losses: Record<LossReason, string>;
  flags: Record<ItemFlag, string>;
}

const names: Record<Language, Named> = {
  ar: {
    kinds: {
      single: 'اختيار واحد',
      multiple: 'اختيار متعدد',
      'true-false': 'صح أو خطأ',
      'short-text': 'إجابة قصيرة',
      number: 'عدد',
      matching: 'توصيل',
      ordering: 'ترتيب',
      cloze: 'تكملة النص',
      hotspot: 'موضع على صورة',
      calculated: 'عدد محسوب',
    },
    difficulties: { easy: 'سهل', medium: 'متوسط', hard: 'صعب' },
    states: { draft: 'مسودة', ready: 'جاهز', archived: 'مؤرشف' },
    warnings: {
      'no-right-answer': 'لا إجابة صحيحة',
      'same-option-twice': 'خيار مكرر',
      'no-arabic': 'ينقصه العربية',
      'no-english': 'ينقصه الإنجليزية',
      'picture-without-words': 'صورة بلا وصف',
    },
    skipped: {
      broken: 'غير مقروء',
      'several-fields': 'أكثر من سؤال في بند واحد',
      'blank-line': 'الأقواس لا تُغلق؛ السطر الفارغ ينهي السؤال',
      'text-only': 'نص بلا سؤال',
      'marked-by-people': 'يصححه إنسان',
      'no-key': 'لا إجابة صحيحة فيه',
      'no-prompt': 'لا نص للسؤال',
      'unknown-kind': 'نوع غير معروف',
      'own-scoring': 'له قواعد تصحيح خاصة به',
      adaptive: 'يتغيّر بحسب الإجابات',
      'drawn-values': 'أعداده تُسحب عشوائياً',
      formula: 'فيه معادلة لا يسعها سطر',
      media: 'يعتمد على صورة أو صوت أو فيديو',
      'part-missing': 'ينقصه جزء',
      'too-long': 'أطول مما يُسمح به',
      unfit: 'لا شكل له في البنك',
      'gap-of-many': 'فراغ تُختار له أكثر من إجابة',
      'random-draw': 'يُسحب عشوائياً من فئة، ولا سؤال له في الملف',
      'drag-on-picture': 'تُسحب إجاباته إلى مواضع على صورة',
    },
    losses: {
      'catch-all': 'تعليق على «أي إجابة أخرى»',
      wildcard: 'نجمة تقوم مقام أي حروف',
      feedback: 'تعليق',
      picture: 'صورة ليست في الملف',
      'picture-kind': 'صورة ليست PNG أو JPEG أو WebP سليمة',
      'too-many-pictures': 'صورة فوق ما يُقبل في ملف واحد',
      hint: 'تلميح',
      style: 'طريقة العرض',
      order: 'الترتيب',
      unit: 'وحدة',
      points: 'توزيع الدرجات على الأجزاء',
      skill: 'مهارة لا توجد هنا',
      lesson: 'درس ليس من دورة البنك ولا من دورات صاحبه',
      language: 'نص بلغة غير العربية والإنجليزية',
      markup: 'عنصر صفحة لا يُعرض في سؤال',
      'blank-choice': 'خيار فارغ',
      penalty: 'خصم على إجابة',
      cut: 'اسم أو وسم أطول مما يُحفظ، فقُصَّ',
    },
    flags: { 'too-easy': 'سهل جداً', 'too-hard': 'صعب جداً', backwards: 'يميّز عكسياً' },
  },
  en: {
    kinds: {
      single: 'Single choice',
      multiple: 'Multiple choice',
      'true-false': 'True or false',
      'short-text': 'Short text',
      number: 'Number',
      matching: 'Matching',
      ordering: 'Ordering',
      cloze: 'Text with gaps',
      hotspot: 'Place on a picture',
      calculated: 'Calculated number',
    },
    difficulties: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
    states: { draft: 'Draft', ready: 'Ready', archived: 'Archived' },
    warnings: {
      'no-right-answer': 'No right answer',
      'same-option-twice': 'The same option twice',
      'no-arabic': 'No Arabic',
      'no-english': 'No English',
      'picture-without-words': 'A picture without words',
    },
    skipped: {
      broken: 'Cannot be read',
      'several-fields': 'Several questions in one item',
      'blank-line': 'The braces never close; an empty line ends a question',
      'text-only': 'A text that asks nothing',
      'marked-by-people': 'Marked by people',
      'no-key': 'No answer of it is right',
      'no-prompt': 'It has no text',
      'unknown-kind': 'Of an unknown kind',
      'own-scoring': 'Scored by rules of its own',
      adaptive: 'Changes with the answers',
      'drawn-values': 'Its numbers are drawn',
      formula: 'Has a formula that no line can hold',
      media: 'Depends on a picture, sound or video',
      'part-missing': 'A part is missing',
      'too-long': 'Longer than allowed',
      unfit: 'No form for it in a bank',
      'gap-of-many': 'A gap for which several answers are chosen',
      'random-draw': 'Drawn by chance from a category; the file holds no question for it',
      'drag-on-picture': 'Its answers are dragged to places on a picture',
    },
    losses: {
      'catch-all': 'feedback on “anything else”',
      wildcard: 'a star for any letters',
      feedback: 'feedback',
      picture: 'a picture that is not in the file',
      'picture-kind': 'a picture that is no whole PNG, JPEG or WebP',
      'too-many-pictures': 'a picture beyond what one file may bring',
      hint: 'hint',
      style: 'how it is shown',
      order: 'order',
      unit: 'unit',
      points: 'how points are shared',
      skill: 'a skill that is not known here',
      lesson: 'a lesson that is neither of the bank’s course nor of its owner’s',
      language: 'a text in a language other than Arabic and English',
      markup: 'part of a page that no question shows',
      'blank-choice': 'a blank choice',
      penalty: 'a penalty for an answer',
      cut: 'the end of a name or a tag that is too long',
    },
    flags: { 'too-easy': 'Too easy', 'too-hard': 'Too hard', backwards: 'Discriminates backwards' },
  },
};

/** The words that banks, editor and import share (QB-1 to QB-4). */
export function useQuestionNames(): Named {
  return names[useLocale().language];
}
