import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsUUID, ValidateIf } from 'class-validator';
import { canonicalId } from '#platform/database/is-uuid';
import { fieldMessage } from '#platform/http/field-message';
import { Uuid } from '#platform/http/fields';

const uuid = { type: 'string', format: 'uuid' } as const;

/** The forum of a new discussion, required unless `lessonId` says where it belongs; refused as 'Forum is required'. */
export const ForumId = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ ...uuid, required: false, description: 'Required unless lessonId is given' }),
    ValidateIf(
      ({ forumId, lessonId }: { forumId?: unknown; lessonId?: unknown }) => forumId !== undefined || !lessonId,
    ),
    Transform(({ value }: { value: unknown }) => canonicalId(value)),
    IsUUID(undefined, { message: fieldMessage('community.forum_required') }),
  );

/** An id that filters a list; empty means all, as a form sends it. */
export const FilterId = (description: string): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value)),
    Uuid({ optional: true, description }),
  );
