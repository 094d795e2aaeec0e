import { ApiProperty } from '@nestjs/swagger';
import { type Role, roles } from '@masar/domain';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject } from 'class-validator';
import { fieldMessage } from '#platform/http/field-message';
import { Email, Flag, OneOf, Pattern, Text } from '#platform/http/fields';

/** Rows of one import; a longer file is sent in parts. */
export const rowsAtMost = 2000;

/** Rows are checked one by one afterwards, so that one bad row does not refuse the others. */
function Rows(type: new () => object): PropertyDecorator {
  const message = fieldMessage('field.list', { max: rowsAtMost });
  const rules = [
    ApiProperty({ type: [type], minItems: 1, maxItems: rowsAtMost }),
    IsArray({ message }),
    ArrayMinSize(1, { message }),
    ArrayMaxSize(rowsAtMost, { message }),
    IsObject({ each: true, message }),
  ];
  return (target, key) => rules.forEach((rule) => rule(target, key));
}

export class ImportQuery {
  @OneOf(['true', 'false'], { optional: true, description: 'true only tells what would happen' }) dryRun?: string;
}

export class UserRow {
  @Email() email!: string;
  @Text({ max: 80 }) firstName!: string;
  @Text({ max: 80 }) lastName!: string;
  @Text({ optional: true, max: 160 }) nameAr?: string;
  @Text({ optional: true, max: 160 }) nameEn?: string;
  @OneOf([...roles, ''], { optional: true, description: 'student by default' }) role?: Role | '';
}

export class ImportUsersDto {
  @Rows(UserRow) rows!: object[];
  @Flag({ optional: true, description: 'Mails each new account a link to choose a password; true by default' })
  invites?: boolean;
}

export class EnrollmentRow {
  @Email() email!: string;
  /** The id of a published course, or the name of its folder where it was imported. */
  @Pattern(/^[a-z0-9-]{1,120}$/i, { max: 120, example: '0193a0b2-9a55-7c1e-8d53-0d0c7d9d3b11' }) course!: string;
}

export class ImportEnrollmentsDto {
  @Rows(EnrollmentRow) rows!: object[];
}
