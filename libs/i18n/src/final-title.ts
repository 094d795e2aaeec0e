import type { LocalizedText } from './messages.ts';

/** What the final assessment of a course is called wherever it stands in a list beside lessons and assignments (EVD-3). */
export const finalTitle: LocalizedText = { ar: 'الاختبار النهائي', en: 'Final assessment' };
