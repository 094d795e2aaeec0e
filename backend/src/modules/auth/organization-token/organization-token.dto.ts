import { type OrganizationScope, organizationScopes } from '@masar/domain';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn } from 'class-validator';
import { fieldMessage } from '#platform/http/field-message';
import { Text, WholeNumber } from '#platform/http/fields';
import { TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import type { OrganizationToken } from './organization-token.entity.js';

const choices = organizationScopes.join(', ');

export class CreateOrganizationTokenDto {
  @Text({ max: 80, description: 'What you call the program that uses it', example: 'Student registry' })
  name!: string;

  @ApiProperty({ enum: organizationScopes, isArray: true, minItems: 1, example: ['certificates:read'] })
  @IsArray({ message: fieldMessage('field.required') })
  @ArrayMinSize(1, { message: fieldMessage('field.required') })
  @ArrayMaxSize(organizationScopes.length, { message: fieldMessage('field.list', { max: organizationScopes.length }) })
  @ArrayUnique({ message: fieldMessage('field.invalid') })
  @IsIn(organizationScopes, { each: true, message: fieldMessage('field.choice', { values: choices }) })
  scopes!: OrganizationScope[];

  @WholeNumber({ min: 1, max: 365, description: 'Days until it expires', example: 90 })
  expiresInDays!: number;
}

export class OrganizationTokenResponse {
  @UuidOut() id!: string;
  @TextOut({ example: 'Student registry' }) name!: string;
  @WordOut(organizationScopes, { many: true }) scopes!: string[];
  @TimeOut() createdAt!: string;
  @TimeOut() expiresAt!: string;
  @TimeOut({ nullable: true }) lastUsedAt!: string | null;
}

export class NewOrganizationTokenResponse extends OrganizationTokenResponse {
  @TextOut({
    description: 'The token itself. It is shown this once; a call that is sent again does not show it.',
    example: 'masarorg_3qJ0b8…',
  })
  token!: string;
}

export const toOrganizationTokenResponse = (token: OrganizationToken): OrganizationTokenResponse => ({
  id: token.id,
  name: token.name,
  scopes: token.scopes,
  createdAt: token.createdAt.toISOString(),
  expiresAt: token.expiresAt.toISOString(),
  lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
});
