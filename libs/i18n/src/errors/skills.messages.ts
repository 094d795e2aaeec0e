// Written by `npm run texts` from skills.ar.arb, skills.en.arb.
import { defineMessages } from '../messages.ts';

/** Failures around skills and their assessment. */
export const skillsErrors = defineMessages({
  ar: {
    'skills.not_found': 'هذه المهارة ليست في قائمة المهارات.',
    'skills.too_many': 'يمكنك ذكر {most} مهارة على الأكثر. احذف واحدة لتضيف غيرها.',
    'assessments.not_found': 'لا يوجد تقييم لهذه المهارة.',
    'assessments.attempt_not_found': 'لم نجد هذه المحاولة.',
    'assessments.attempt_finished': 'انتهت هذه المحاولة ولا تقبل إجابات أخرى.',
    'assessments.question_changed': 'لم يعد هذا السؤال هو المطروح، ربما أجبت عنه في نافذة أخرى. حدّث الصفحة لتتابع.',
    'assessments.retake_too_early': 'يمكنك إعادة اختبار تحديد المستوى بعد {days} أيام من آخر محاولة.',
    'assessments.answers_mismatch': 'الإجابات لا تطابق أسئلة التقييم. حدّث الصفحة وأعد المحاولة.',
  },
  en: {
    'skills.not_found': 'This skill is not in the list of skills.',
    'skills.too_many': 'You can state up to {most} skills. Remove one to add another.',
    'assessments.not_found': 'There is no assessment of this skill.',
    'assessments.attempt_not_found': 'This attempt was not found.',
    'assessments.attempt_finished': 'This attempt is finished and takes no more answers.',
    'assessments.question_changed':
      'This question is no longer the current one; perhaps it was answered in another window. Reload the page to go on.',
    'assessments.retake_too_early': 'You can take the placement test again {days} days after the last attempt.',
    'assessments.answers_mismatch':
      'The answers do not fit the questions of the assessment. Reload the page and try again.',
  },
});
