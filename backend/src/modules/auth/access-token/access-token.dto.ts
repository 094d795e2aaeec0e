import { type TokenScope, tokenScopes } from '@masar/domain';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn } from 'class-validator';
import { fieldMessage } from '#platform/http/field-message';
import { Text, WholeNumber } from '#platform/http/fields';
import { TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import type { AccessToken } from '../access-token.entity.js';

export class CreateAccessTokenDto {
  @Text({ max: 80, description: 'What you call it, e.g. the program that uses it', example: 'Course list of our site' })
  name!: string;

  @ApiProperty({ enum: tokenScopes, isArray: true, minItems: 1, example: ['courses:read'] })
  @IsArray({ message: fieldMessage('field.required') })
  @ArrayMinSize(1, { message: fieldMessage('field.required') })
  @ArrayMaxSize(tokenScopes.length, { message: fieldMessage('field.list', { max: tokenScopes.length }) })
  @ArrayUnique({ message: fieldMessage('field.invalid') })
  @IsIn(tokenScopes, { each: true, message: fieldMessage('field.choice', { values: tokenScopes.join(', ') }) })
  scopes!: TokenScope[];

  @WholeNumber({ min: 1, max: 365, description: 'Days until it expires', example: 90 })
  expiresInDays!: number;
}

export class AccessTokenResponse {
  @UuidOut() id!: string;
  @TextOut({ example: 'Course list of our site' }) name!: string;
  @WordOut(tokenScopes, { many: true }) scopes!: string[];
  @TimeOut() createdAt!: string;
  @TimeOut() expiresAt!: string;
  @TimeOut({ nullable: true, description: 'To the hour' }) lastUsedAt!: string | null;
}

export class NewAccessTokenResponse extends AccessTokenResponse {
  @TextOut({
    description: 'The token itself. It is shown this once; a call that is sent again does not show it.',
    example: 'masar_3qJ0b8…',
  })
  token!: string;
}

export const toAccessTokenResponse = (token: AccessToken): AccessTokenResponse => ({
  id: token.id,
  name: token.name,
  scopes: token.scopes,
  createdAt: token.createdAt.toISOString(),
  expiresAt: token.expiresAt.toISOString(),
  lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
});
