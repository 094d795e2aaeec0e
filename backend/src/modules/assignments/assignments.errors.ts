import { defineError } from '#platform/errors/app-error';

export class AssignmentNotFound extends defineError('assignments.not_found', 404) {}
export class LessonElsewhere extends defineError('assignments.lesson_elsewhere', 422) {}
export class RubricEmpty extends defineError('assignments.rubric_empty', 422) {}
export class UntilBeforeDue extends defineError('assignments.until_before_due', 422) {}
export class AssignmentHasWork extends defineError('assignments.has_work', 409) {}
export class WorkNotFound extends defineError('assignments.work_not_found', 404) {}
export class KindRefused extends defineError('assignments.kind_refused', 422) {}
export class WorkEmpty extends defineError('assignments.work_empty', 422) {}
export class WorkTooLate extends defineError('assignments.too_late', 409) {}
export class NoRoundsLeft extends defineError('assignments.no_rounds_left', 409) {}
export class WorkWaits extends defineError('assignments.waits', 409) {}
export class WorkPassed extends defineError('assignments.passed', 409) {}
export class AlreadyMarked extends defineError('assignments.marked', 409) {}
export class WorkNotWaiting extends defineError('assignments.not_waiting', 409) {}
export class TooManyFiles extends defineError('assignments.too_many_files', 409) {}
export class LevelsMismatch extends defineError('assignments.levels_mismatch', 422) {}
export class NoteMismatch extends defineError('assignments.note_mismatch', 422) {}
export class ReasonNeeded extends defineError('assignments.reason_needed', 422) {}
export class ChangedMeanwhile extends defineError('assignments.changed_meanwhile', 412) {}
export class OwnWork extends defineError('assignments.own_work', 403) {}
export class NotALearner extends defineError('assignments.not_a_learner', 404) {}
export class NoDueDate extends defineError('assignments.no_due_date', 409) {}
export class VoiceRefused extends defineError('assignments.voice_refused', 422) {}
export class TooManyVoiceNotes extends defineError('assignments.too_many_voice_notes', 409) {}
export class TooManyAnswers extends defineError('assignments.too_many_answers', 409) {}
