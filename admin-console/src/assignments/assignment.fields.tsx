import type { components } from '@masar/contracts';
import type { WorkKind } from '@masar/domain';
import type { Words } from '../records/fields';
import { choice, defineFields, moment, number, pair, percent, yesOrNo } from '../records/fields';
import type { Kind } from '../records/fields/field';
import { courseField, lessonField } from '../records/learning-fields';

export type Assignment = components['schemas']['AssignmentRecord'];

const workKindWords: Words<WorkKind> = {
  text: { ar: 'نص', en: 'Text' },
  files: { ar: 'ملفات', en: 'Files' },
  photos: { ar: 'صور', en: 'Photos' },
  voice: { ar: 'رسائل صوتية', en: 'Voice notes' },
  links: { ar: 'روابط', en: 'Links' },
};

const workKinds: Kind<Assignment['accepts']> = {
  tell: (kinds, { language, format }) => format.list(kinds.map((kind) => workKindWords[kind][language])),
  csv: (kinds, { language }) => kinds.map((kind) => workKindWords[kind][language]).join(', '),
};

/** Tasks that people mark, and how much of the work for them waits (ASG-1, ASG-2). */
export const assignmentFields = defineFields<Assignment>()({
  title: {
    label: { ar: 'العنوان', en: 'Title' },
    heading: { ar: 'الواجب', en: 'Assignment' },
    as: pair(),
    column: true,
  },
  courseId: courseField,
  lessonId: { ...lessonField, column: 'exported', show: 'known' },
  task: { label: { ar: 'المطلوب', en: 'The task' }, as: pair({ rows: 6 }), show: true },
  waiting: { label: { ar: 'ينتظر التصحيح', en: 'Waits for a mark' }, as: number(), column: true, show: true },
  marked: { label: { ar: 'صُحّح', en: 'Marked' }, as: number(), column: true, show: true },
  hasWaiting: {
    label: { ar: 'التصحيح', en: 'Marking' },
    as: yesOrNo({ yes: { ar: 'فيه ما ينتظر', en: 'Work waits' }, no: { ar: 'لا شيء ينتظر', en: 'Nothing waits' } }),
    filter: true,
  },
  accepts: { label: { ar: 'ما يُسلَّم', en: 'What is handed in' }, as: workKinds, column: 'exported', show: true },
  isRequired: {
    label: { ar: 'لإتمام الدرس', en: 'For the lesson' },
    as: yesOrNo({ yes: { ar: 'مطلوب', en: 'Required' }, no: { ar: 'غير مطلوب', en: 'Not required' } }),
    show: true,
    filter: true,
  },
  isGroupWork: {
    label: { ar: 'من يسلّم', en: 'Who hands in' },
    as: yesOrNo({ yes: { ar: 'مجموعات', en: 'Groups' }, no: { ar: 'كل متعلّم', en: 'Each learner' } }),
    show: true,
  },
  dueAt: { label: { ar: 'الموعد', en: 'Due' }, as: moment, column: 'sorted', show: true, filter: true },
  lateRule: {
    label: { ar: 'بعد الموعد', en: 'Late work' },
    as: choice<Assignment['lateRule']>({
      refused: { ar: 'لا يُقبل', en: 'Refused' },
      accepted: { ar: 'يُقبل', en: 'Accepted' },
    }),
    column: 'exported',
    show: true,
  },
  percentPerDay: { label: { ar: 'خصم كل يوم تأخير', en: 'Off for each day late' }, as: percent, show: true },
  passMark: { label: { ar: 'درجة النجاح', en: 'Pass mark' }, as: percent, column: 'exported', show: true },
  resubmissions: { label: { ar: 'مرات إعادة التسليم', en: 'Resubmissions' }, as: number(), show: true },
  createdAt: { label: { ar: 'كُتب في', en: 'Written on' }, as: moment, column: 'sorted', show: true, filter: true },
  updatedAt: { label: { ar: 'آخر تعديل', en: 'Last change' }, as: moment, show: true },
});
