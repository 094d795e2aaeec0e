import { defineError } from '#platform/errors/app-error';

export class GradeItemNotFound extends defineError('grades.item_not_found', 404) {}
export class NotALearnerOfBook extends defineError('grades.not_a_learner', 404) {}
export class WeightsNotWhole extends defineError('grades.weights_not_whole', 422) {}
export class KindTakenTwice extends defineError('grades.kind_taken_twice', 422) {}
export class CategoryUnknown extends defineError('grades.category_unknown', 422) {}
export class TitleNeeded extends defineError('grades.title_needed', 422) {}
export class ScoreAboveMaximum extends defineError('grades.score_above_maximum', 422) {}
export class ExcusedWithScore extends defineError('grades.excused_with_score', 422) {}
export class GradeReasonNeeded extends defineError('grades.reason_needed', 422) {}
export class OwnGrade extends defineError('grades.own_grade', 403) {}
export class GradeItemHasMarks extends defineError('grades.item_has_marks', 409) {}
export class PointsBelowMarks extends defineError('grades.points_below_marks', 409) {}
export class GradesChangedMeanwhile extends defineError('grades.changed_meanwhile', 412) {}
export class GradeFileUnreadable extends defineError('grades.file_unreadable', 422) {}
export class GradeFileTooLarge extends defineError('grades.file_too_large', 422) {}
