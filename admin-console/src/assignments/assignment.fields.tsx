import type { components } from '@masar/contracts';
import type { WorkKind } from '@masar/domain';
import { inEach } from '@masar/i18n';
import type { Words } from '../records/fields';
import { choice, defineFields, moment, number, pair, percent, yesOrNo } from '../records/fields';
import type { Kind } from '../records/fields/field';
import { courseField, lessonField } from '../records/learning-fields';
import {
  assignmentFieldTexts,
  hasWaitingTexts,
  isGroupWorkTexts,
  isRequiredTexts,
  lateRuleTexts,
  workKindTexts,
} from './assignment-fields.messages';

const texts = inEach(assignmentFieldTexts);

export type Assignment = components['schemas']['AssignmentRecord'];

const workKindWords: Words<WorkKind> = inEach(workKindTexts);

const workKinds: Kind<Assignment['accepts']> = {
  tell: (kinds, { language, format }) => format.list(kinds.map((kind) => workKindWords[kind][language])),
  csv: (kinds, { language }) => kinds.map((kind) => workKindWords[kind][language]).join(', '),
};

/** Tasks that people mark, and how much of the work for them waits (ASG-1, ASG-2). */
export const assignmentFields = defineFields<Assignment>()({
  title: {
    label: texts.title,
    heading: texts.titleHeading,
    as: pair(),
    column: true,
  },
  courseId: courseField,
  lessonId: { ...lessonField, column: 'exported', show: 'known' },
  task: { label: texts.task, as: pair({ rows: 6 }), show: true },
  waiting: { label: texts.waiting, as: number(), column: true, show: true },
  marked: { label: texts.marked, as: number(), column: true, show: true },
  hasWaiting: {
    label: texts.hasWaiting,
    as: yesOrNo(inEach(hasWaitingTexts)),
    filter: true,
  },
  accepts: { label: texts.accepts, as: workKinds, column: 'exported', show: true },
  isRequired: {
    label: texts.isRequired,
    as: yesOrNo(inEach(isRequiredTexts)),
    show: true,
    filter: true,
  },
  isGroupWork: {
    label: texts.isGroupWork,
    as: yesOrNo(inEach(isGroupWorkTexts)),
    show: true,
  },
  dueAt: { label: texts.dueAt, as: moment, column: 'sorted', show: true, filter: true },
  lateRule: {
    label: texts.lateRule,
    as: choice<Assignment['lateRule']>(inEach(lateRuleTexts)),
    column: 'exported',
    show: true,
  },
  percentPerDay: { label: texts.percentPerDay, as: percent, show: true },
  passMark: { label: texts.passMark, as: percent, column: 'exported', show: true },
  resubmissions: { label: texts.resubmissions, as: number(), show: true },
  createdAt: { label: texts.createdAt, as: moment, column: 'sorted', show: true, filter: true },
  updatedAt: { label: texts.updatedAt, as: moment, show: true },
});
