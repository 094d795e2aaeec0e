import { aChoice } from '../../src/modules/questions/testing/question.samples.js';

/** A question of a bundle's bank that is answered by ‘أزرق’. */
export const choiceIn = (slug: string, changes: object = {}) => ({
  slug,
  tags: ['css'],
  difficulty: 'easy',
  state: 'ready',
  content: aChoice(`سؤال ${slug}`),
  ...changes,
});

const level = (points: number) => ({ titleAr: `مستوى ${points}`, titleEn: `Level ${points}`, points });

/** Parts of the small course of two lessons, with something of everything. */
export const best = {
  questions: {
    version: 1,
    banks: [{ slug: 'main', name: 'بنك الدورة', questions: [choiceIn('sky')] }],
    quizzes: [
      {
        lesson: '02-end',
        rules: {
          isPractice: false,
          passMark: '60.00',
          attempts: 2,
          pauseMinutes: 0,
          timeLimitMinutes: 20,
          counting: 'last',
        },
        parts: [{ bank: 'main', question: 'sky' }] as Record<string, unknown>[],
      },
    ],
    final: { parts: [{ bank: 'main', count: 1, tag: 'css', difficulty: 'easy' }] as Record<string, unknown>[] },
  },
  assignments: {
    version: 1,
    assignments: [
      {
        slug: 'first-page',
        lesson: '01-start',
        titleAr: 'صمّم صفحة',
        titleEn: 'Design a page',
        taskAr: 'صمّم صفحة وصوّرها.',
        taskEn: 'Design a page and take a photo of it.',
        accepts: ['text', 'photos'],
        lateRule: 'accepted',
        percentPerDay: '10.00',
        resubmissions: 1,
        passMark: '60.00',
        isRequired: true,
        isGroupWork: false,
        peerReviews: 0,
        rubric: [{ titleAr: 'البنية', titleEn: 'Structure', levels: [level(0), level(5)] }],
      },
    ],
  },
  grades: {
    version: 1,
    categories: [
      { titleAr: 'الاختبارات', titleEn: 'Quizzes', weight: '40.00', dropLowest: 1, takes: 'quiz' },
      { titleAr: 'المهام', titleEn: 'Assignments', weight: '60.00', dropLowest: 0, takes: 'assignment' },
    ],
    items: [
      { kind: 'assignment', assignment: 'first-page', points: '50.00', isPlaced: true, category: 0 },
      { kind: 'manual', titleAr: 'المشاركة', titleEn: 'Participation', points: '10.00', isPlaced: true, category: 1 },
    ],
  },
};
