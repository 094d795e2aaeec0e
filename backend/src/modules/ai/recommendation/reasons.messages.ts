// Written by `npm run texts` from reasons.ar.arb, reasons.en.arb.
import { defineMessages, isolated, plural } from '@masar/i18n';

/** Why a course is recommended (REC-1). */
export const recommendationReasons = defineMessages({
  ar: {
    'finished-course': (course: string) => `لأنك أكملت «${isolated(course, 'ar')}».`,
    'started-course': (course: string) => `لأنك تتعلّم في «${isolated(course, 'ar')}».`,
    'skill-for-job': (skill: string, job: string) =>
      `تعلّمك ${isolated(skill, 'ar')}، وهي مهارة تطلبها وظيفة تقدّمت إليها: ${isolated(job, 'ar')}.`,
    'skill-near-job': (skill: string, job: string) =>
      `تعلّمك ${isolated(skill, 'ar')}، وهي مهارة تنقصك لوظيفة قريبة من مهاراتك: ${isolated(job, 'ar')}.`,
    'next-level': (skill: string) => `ترفع مستواك في ${isolated(skill, 'ar')}.`,
    'chosen-track': (field: string) => `من المسار الذي اخترته: ${isolated(field, 'ar')}.`,
    popularInField: (field: string, learners: number) =>
      `يُقبل عليها من يتعلّمون في مجالك، ${isolated(field, 'ar')}: ${plural('ar', learners, { zero: '', one: 'متعلّم واحد', two: 'متعلّمان', few: '# متعلّمين', many: '# متعلّماً', other: '# متعلّم' })}.`,
    firstInField: (field: string) => `من مجالك، ${isolated(field, 'ar')}؛ كن أول من يتعلّم فيها.`,
    popular: (learners: number) =>
      `من أكثر الدورات إقبالاً هنا: ${plural('ar', learners, { zero: '', one: 'متعلّم واحد', two: 'متعلّمان', few: '# متعلّمين', many: '# متعلّماً', other: '# متعلّم' })}.`,
    firstOfAll: 'كن أول من يتعلّم في هذه الدورة.',
    new: 'دورة جديدة هنا.',
  },
  en: {
    'finished-course': (course: string) => `Because you finished ‘${isolated(course, 'en')}’.`,
    'started-course': (course: string) => `Because you are learning in ‘${isolated(course, 'en')}’.`,
    'skill-for-job': (skill: string, job: string) =>
      `It teaches ${isolated(skill, 'en')}, which a job that you applied for asks for: ${isolated(job, 'en')}.`,
    'skill-near-job': (skill: string, job: string) =>
      `It teaches ${isolated(skill, 'en')}, which you lack for a job near your skills: ${isolated(job, 'en')}.`,
    'next-level': (skill: string) => `It takes you further in ${isolated(skill, 'en')}.`,
    'chosen-track': (field: string) => `From the track that you chose: ${isolated(field, 'en')}.`,
    popularInField: (field: string, learners: number) =>
      `Popular among those who learn in your field, ${isolated(field, 'en')}: ${plural('en', learners, { one: '# learner', other: '# learners' })}.`,
    firstInField: (field: string) => `From your field, ${isolated(field, 'en')}; be the first to learn in it.`,
    popular: (learners: number) =>
      `One of the most popular courses here: ${plural('en', learners, { one: '# learner', other: '# learners' })}.`,
    firstOfAll: 'Be the first to learn in this course.',
    new: 'A new course here.',
  },
});
