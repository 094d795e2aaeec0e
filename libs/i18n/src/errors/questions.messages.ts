// Written by `npm run texts` from questions.ar.arb, questions.en.arb.
import { defineMessages } from '../messages.ts';

/** Failures of banks of questions. */
export const questionsErrors = defineMessages({
  ar: {
    'questions.bank_not_found': 'لم نجد بنك الأسئلة هذا.',
    'questions.bank_in_use': 'تسأل اختباراتٌ من هذا البنك. أزله منها أولاً ثم احذفه.',
    'questions.question_not_found': 'لم نجد هذا السؤال.',
    'questions.formless': 'السؤال غير مكتمل: راجع {path}.',
    'questions.not_ready': 'لا إجابة صحيحة لهذا السؤال بعد. حدّدها أو احفظه مسودةً.',
    'questions.changed': 'عُدِّل هذا السؤال بعد أن فتحته. افتحه من جديد ثم أعد تعديلك.',
    'questions.too_many_to_change': 'يُعدَّل {most} سؤال على الأكثر في مرة واحدة. ضيّق القائمة ثم أعد المحاولة.',
    'questions.bank_full': 'في البنك {most} سؤال على الأكثر، والمؤرشفة منها. ضع الباقي في بنك آخر.',
    'questions.not_shareable': 'لا مدرّب بهذا العنوان.',
    'questions.file_too_complex': 'هذا الملف أثقل من أن يُعالج. قسّمه إلى ملفات أصغر.',
    'questions.file_too_deep': 'في هذا الملف عناصر داخل عناصر أعمق مما نقرأ. بسّط تنسيقه في برنامجه ثم صدّره من جديد.',
    'questions.nothing_to_import': 'لا سؤال في هذا الملف يمكن حفظه.',
  },
  en: {
    'questions.bank_not_found': 'This question bank was not found.',
    'questions.bank_in_use': 'Quizzes ask questions of this bank. Take it out of them before you delete it.',
    'questions.question_not_found': 'This question was not found.',
    'questions.formless': 'The question is not complete: look at {path}.',
    'questions.not_ready': 'No answer to this question is right yet. Choose one, or keep it as a draft.',
    'questions.changed': 'This question was edited after you opened it. Open it again and repeat your change.',
    'questions.too_many_to_change': 'At most {most} questions are changed at once. Narrow the list and try again.',
    'questions.bank_full': 'A bank holds at most {most} questions, archived ones too. Keep the rest in another bank.',
    'questions.not_shareable': 'No instructor has this address.',
    'questions.file_too_complex': 'This file is too heavy to work on. Split it into smaller ones.',
    'questions.file_too_deep':
      'This file holds elements within elements, deeper than we read. Simplify its formatting and export it again.',
    'questions.nothing_to_import': 'No question of this file can be kept.',
  },
});
