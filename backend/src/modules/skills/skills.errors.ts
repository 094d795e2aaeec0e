import { defineError } from '#platform/errors/app-error';

export class SkillNotFound extends defineError('skills.not_found', 404) {}
export class TooManySkills extends defineError('skills.too_many', 422) {}
export class AssessmentNotFound extends defineError('assessments.not_found', 404) {}
export class AttemptNotFound extends defineError('assessments.attempt_not_found', 404) {}
export class AttemptFinished extends defineError('assessments.attempt_finished', 409) {}
export class QuestionChanged extends defineError('assessments.question_changed', 409) {}
export class RetakeTooEarly extends defineError('assessments.retake_too_early', 409) {}
export class AssessmentAnswersMismatch extends defineError('assessments.answers_mismatch', 422) {}
