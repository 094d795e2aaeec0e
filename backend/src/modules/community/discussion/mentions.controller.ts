import { type Role, roles } from '@masar/domain';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LessonAudience, LessonNotFound, NotEnrolled } from '#modules/courses';
import { CurrentUser, SignedIn, TokenArea } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput, TooManyRequests, Unauthorized } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Text } from '#platform/http/fields';
import { TextOut, UuidOut, WordOut } from '#platform/http/response-fields';
import type { RateLimit } from '#platform/rate-limits/rate-limit';
import { RateLimits } from '#platform/rate-limits/rate-limits';
import { DiscussionNotFound } from '../community.errors.js';
import { Mentions } from '../posting/mentions.js';
import { DiscussionAccess } from './discussion-access.js';
import { FilterId } from './dto/forum-id.js';

export class MentionsQuery {
  @Text({ optional: true, max: 100, description: 'What stands behind @ so far' }) typed?: string;
  @FilterId('The discussion that is answered or edited') discussionId?: string;
  @FilterId('The lesson of a new question; without both it is a new discussion of a forum') lessonId?: string;
}

export class CallableResponse {
  @UuidOut() id!: string;
  @TextOut() name!: string;
  @TextOut({ description: 'What calls them, behind @', example: 'سارة_حسن' }) call!: string;
  @TextOut({ nullable: true }) profileImageUrl!: string | null;
  @WordOut(roles) role!: Role;
}

/** More than somebody types who calls people all the time, less than a directory takes. */
const perHour = { points: 900, seconds: 60 * 60 };

/** Names while @ is being typed (NTF-1). */
@ApiTags('community')
@TokenArea('community')
@Controller('mentions')
@SignedIn()
export class MentionsController {
  private readonly limit: RateLimit;

  constructor(
    private readonly mentions: Mentions,
    private readonly discussions: DiscussionAccess,
    private readonly lessons: LessonAudience,
    limits: RateLimits,
  ) {
    this.limit = limits.named('community-mentions', perHour);
  }

  @Get()
  @Answers(CallableResponse, {
    many: true,
    summary:
      'Whom the letters behind @ may call there, eight at most: those in the discussion or its course first, then in a forum those who may be found',
    fails: [InvalidInput, Unauthorized, DiscussionNotFound, NotEnrolled, LessonNotFound, TooManyRequests],
  })
  async list(
    @CurrentUser() viewer: Viewer,
    @Query() { typed = '', discussionId, lessonId }: MentionsQuery,
  ): Promise<CallableResponse[]> {
    await this.limit.count(viewer.id);
    const place = discussionId
      ? await this.discussions.placeOf(viewer, discussionId)
      : { discussionId: null, lessonId: lessonId ?? null };
    if (!discussionId && lessonId) await this.lessons.require(viewer, lessonId);
    const people = await this.mentions.offered(typed, place, viewer.id);
    return people.map(({ id, name, call, profileImageUrl, role }) => ({ id, name, call, profileImageUrl, role }));
  }
}
