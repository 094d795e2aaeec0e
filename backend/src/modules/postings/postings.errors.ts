import { defineError } from '#platform/errors/app-error';

export class ApplicationNotFound extends defineError('applications.not_found', 404) {}
export class NotYoursToMove extends defineError('applications.not_yours', 403) {}
export class ApplicationDecided extends defineError('applications.decided', 409) {}
export class MoveImpossible extends defineError('applications.impossible', 409) {}
export class OwnPosting extends defineError('applications.own_posting', 409) {}
export class PostingNotPublished extends defineError('applications.posting_not_published', 409) {}
export class PostingClosed extends defineError('applications.posting_closed', 409) {}
export class PostingEnded extends defineError('applications.posting_ended', 409) {}
export class DeadlinePassed extends defineError('applications.deadline_passed', 409) {}
export class NotThePoster extends defineError('applications.not_the_poster', 403) {}
export class PostingNotFound extends defineError('applications.posting_not_found', 404) {}
/** Its words were changed after somebody applied, and nobody has looked at them yet. */
export class PostingInReview extends defineError('applications.posting_in_review', 403) {}
/** Its poster changed it after the administrator had read it. */
export class PostingChanged extends defineError('applications.posting_changed', 409) {}
export class PostingDecided extends defineError('applications.posting_decided', 409) {}
