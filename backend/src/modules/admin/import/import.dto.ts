import { type Role, roleCalled, roles } from '@masar/domain';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject } from 'class-validator';
import { fieldMessage } from '#platform/http/field-message';
import { Email, Flag, OneOf, Text } from '#platform/http/fields';
import { cleaned } from '#platform/http/fields/field';

/** Rows of one import; a longer file is sent in parts. */
const rowsAtMost = 2000;

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
  @Text({ max: 80, printed: true }) firstName!: string;
  @Text({ max: 80, printed: true }) lastName!: string;
  @Text({ optional: true, max: 160, printed: true }) nameAr?: string;
  @Text({ optional: true, max: 160, printed: true }) nameEn?: string;
  @cleaned(roleCalled)
  @OneOf([...roles, ''], {
    optional: true,
    description: 'student by default; Arabic words for a role are read too; no file makes administrators',
  })
  role?: Role | '';
}

export class ImportUsersDto {
  @Rows(UserRow) rows!: object[];
  @Flag({ optional: true, description: 'Mails each new account a link to choose a password; true by default' })
  invites?: boolean;
}

export class EnrollmentRow {
  @Email() email!: string;
  @Text({
    max: 300,
    description:
      'A published course: its id, its title in Arabic or English in any spelling of the search, or the name of the folder it was imported from',
    example: 'أساسيات HTML وCSS',
  })
  course!: string;
}

export class ImportEnrollmentsDto {
  @Rows(EnrollmentRow) rows!: object[];
}
