import { type Role, roles } from '@masar/domain';
import { Email, Flag, OneOf, Text } from '#platform/http/fields';
import { Version } from '../records/version-out.js';

/** A new account; its owner chooses the password by a mailed link. */
export class CreateUserDto {
  @Email() email!: string;
  @Text({ max: 80, printed: true }) firstName!: string;
  @Text({ max: 80, printed: true }) lastName!: string;
  @Text({ optional: true, max: 160, printed: true }) nameAr?: string;
  @Text({ optional: true, max: 160, printed: true }) nameEn?: string;
  @OneOf(roles, { optional: true, description: 'student by default' }) role?: Role;
}

/** Another address for somebody; counts once its owner followed the mailed link. */
export class ChangeAddressDto {
  @Email() email!: string;
}

export class ChangeUserDto {
  @Version() version?: string;
  @Text({ optional: true, max: 80, printed: true }) firstName?: string | null;
  @Text({ optional: true, max: 80, printed: true }) lastName?: string | null;
  @Text({ optional: true, max: 160, printed: true }) nameAr?: string | null;
  @Text({ optional: true, max: 160, printed: true }) nameEn?: string | null;
  @Text({ optional: true, max: 2000, multiline: true }) bio?: string | null;
  @OneOf(roles, { optional: true }) role?: Role;
  /** Ends every session and keeps the person out until it is taken back. */
  @Flag({ optional: true }) isSuspended?: boolean;
}
