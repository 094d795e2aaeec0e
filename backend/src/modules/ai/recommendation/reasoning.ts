import { isolated, type Language, plural } from '@masar/i18n';
import type { BilingualText } from '#platform/database/columns';
import type { Reason } from './reason.js';

const pieceIn = (language: Language) => (name: BilingualText | undefined) => isolated(name?.[language] ?? '', language);

const learnersAr = {
  zero: '',
  one: 'متعلّم واحد',
  two: 'متعلّمان',
  few: '# متعلّمين',
  many: '# متعلّماً',
  other: '# متعلّم',
};
const learnersEn = { one: '# learner', other: '# learners' };

/** Why a course is recommended, in the reader's language (REC-1). */
export function reasoningOf(reason: Reason, language: Language): string {
  return language === 'ar' ? inArabic(reason) : inEnglish(reason);
}

function inArabic({ code, course, skill, job, field, learners = 0 }: Reason): string {
  const piece = pieceIn('ar');
  const many = plural('ar', learners, learnersAr);
  switch (code) {
    case 'finished-course':
      return `لأنك أكملت «${piece(course)}».`;
    case 'started-course':
      return `لأنك تتعلّم في «${piece(course)}».`;
    case 'skill-for-job':
      return `تعلّمك ${piece(skill)}، وهي مهارة تطلبها وظيفة تقدّمت إليها: ${piece(job)}.`;
    case 'skill-near-job':
      return `تعلّمك ${piece(skill)}، وهي مهارة تنقصك لوظيفة قريبة من مهاراتك: ${piece(job)}.`;
    case 'next-level':
      return `ترفع مستواك في ${piece(skill)}.`;
    case 'chosen-track':
      return `من المسار الذي اخترته: ${piece(field)}.`;
    case 'popular-in-field':
      return learners > 0
        ? `يُقبل عليها من يتعلّمون في مجالك، ${piece(field)}: ${many}.`
        : `من مجالك، ${piece(field)}؛ كن أول من يتعلّم فيها.`;
    case 'popular':
      return learners > 0 ? `من أكثر الدورات إقبالاً في مسار: ${many}.` : 'كن أول من يتعلّم في هذه الدورة.';
    case 'new':
      return 'دورة جديدة في مسار.';
  }
}

function inEnglish({ code, course, skill, job, field, learners = 0 }: Reason): string {
  const piece = pieceIn('en');
  const many = plural('en', learners, learnersEn);
  switch (code) {
    case 'finished-course':
      return `Because you finished ‘${piece(course)}’.`;
    case 'started-course':
      return `Because you are learning in ‘${piece(course)}’.`;
    case 'skill-for-job':
      return `It teaches ${piece(skill)}, which a job that you applied for asks for: ${piece(job)}.`;
    case 'skill-near-job':
      return `It teaches ${piece(skill)}, which you lack for a job near your skills: ${piece(job)}.`;
    case 'next-level':
      return `It takes you further in ${piece(skill)}.`;
    case 'chosen-track':
      return `From the track that you chose: ${piece(field)}.`;
    case 'popular-in-field':
      return learners > 0
        ? `Popular among those who learn in your field, ${piece(field)}: ${many}.`
        : `From your field, ${piece(field)}; be the first to learn in it.`;
    case 'popular':
      return learners > 0
        ? `One of the most popular courses of Masar: ${many}.`
        : 'Be the first to learn in this course.';
    case 'new':
      return 'A new course on Masar.';
  }
}
