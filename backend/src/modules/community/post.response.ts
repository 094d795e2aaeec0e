import {
  type ModerationAction,
  moderationActions,
  type PostStatus,
  postStatuses,
  type Role,
  roles,
} from '@masar/domain';
import { CountOut, FlagOut, OneOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';

export class PostAuthorResponse {
  @UuidOut() id!: string;
  @TextOut({ nullable: true, description: 'Its first letter is the avatar; null where none is known' })
  name!: string | null;
  @TextOut({ nullable: true }) profileImageUrl!: string | null;
  @WordOut(roles) role!: Role;
}

export class ModerationResponse {
  @WordOut(moderationActions) action!: ModerationAction;
  @TextOut({ nullable: true }) reason!: string | null;
  @TimeOut() at!: string;
}

/** What discussions and replies have in common. */
export class PostResponse {
  @UuidOut() id!: string;
  @UuidOut({ nullable: true, description: 'Null when the account is gone or the post is' }) userId!: string | null;
  @OneOut(() => PostAuthorResponse, { nullable: true }) author!: PostAuthorResponse | null;
  @TextOut({ description: 'Markdown; empty when deleted, or hidden from the reader' }) content!: string;
  @CountOut() likesCount!: number;
  @FlagOut({ description: 'The caller likes it' }) isLiked!: boolean;
  @WordOut(postStatuses, { description: 'pending waits for review, hidden was taken away by a moderator' })
  status!: PostStatus;
  @FlagOut() isEdited!: boolean;
  @FlagOut() canEdit!: boolean;
  @FlagOut() canDelete!: boolean;
  @FlagOut() canModerate!: boolean;
  /** The latest decision of a moderator; told to the author and to moderators. */
  @OneOut(() => ModerationResponse, { nullable: true }) moderation!: ModerationResponse | null;
  @TimeOut() createdAt!: string;
  /** Of the latest edit. */
  @TimeOut() updatedAt!: string;
}
