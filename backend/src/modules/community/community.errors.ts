import { defineError } from '#platform/errors/app-error';

export class ForumNotFound extends defineError('community.forum_not_found', 422) {}
export class ForumNotEmpty extends defineError('community.forum_not_empty', 409) {}
export class DiscussionNotFound extends defineError('community.discussion_not_found', 404) {}
export class ReplyNotFound extends defineError('community.reply_not_found', 404) {}
export class DiscussionLocked extends defineError('community.discussion_locked', 409) {}
export class DiscussionOfLesson extends defineError('community.discussion_of_lesson', 409) {}
export class NotTheAuthor extends defineError('community.not_the_author', 403) {}
export class NotTheAsker extends defineError('community.not_the_asker', 403) {}
export class ReplyNotAcceptable extends defineError('community.reply_not_acceptable', 409) {}
export class OwnPost extends defineError('community.own_post', 422) {}
export class PostingTooFast extends defineError('community.posting_too_fast', 429) {}
export class ReportNotFound extends defineError('community.report_not_found', 404) {}
export class ReportDecided extends defineError('community.report_decided', 409) {}
