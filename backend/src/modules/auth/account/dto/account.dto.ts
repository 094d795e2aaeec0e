import { limits } from '@masar/domain';
import { Accepted, Email, Password, Text } from '#platform/http/fields';
import { VerifyEmailDto } from '../../mailed-link/verify-email.dto.js';

export class RegisterDto {
  @Email() email!: string;
  @Password({ min: limits.passwordMinimumLength, description: 'At least 8 characters, none of the most common' })
  password!: string;
  @Text({ max: 80, printed: true }) firstName!: string;
  @Text({ max: 80, printed: true }) lastName!: string;
  @Accepted({ description: 'The terms ask for 16 years or more' }) isSixteenOrOlder!: true;
  @Text({ optional: true, max: 500, description: 'The page of this site that the mailed link leads back to' })
  redirect?: string;
}

export class ForgotPasswordDto {
  @Email() email!: string;
}

export class ConfirmEmailDto extends VerifyEmailDto {
  @Password({
    optional: true,
    min: limits.passwordMinimumLength,
    description: 'Needed where another browser asked for the account: the password that it gets',
  })
  password?: string;
  @Accepted({ optional: true, description: 'Needed beside the password: the terms ask for 16 years or more' })
  isSixteenOrOlder?: true;
  @Text({
    optional: true,
    max: 80,
    printed: true,
    description: 'Needed beside the password: the name that the account gets',
  })
  firstName?: string;
  @Text({ optional: true, max: 80, printed: true, description: 'Needed beside the password' })
  lastName?: string;
}

export class ResetPasswordDto extends VerifyEmailDto {
  @Password({ min: limits.passwordMinimumLength }) password!: string;
  @Accepted({ optional: true, description: 'Needed with an invitation: the terms ask for 16 years or more' })
  isSixteenOrOlder?: true;
}

export class ChangePasswordDto {
  @Password({ optional: true, min: 1, description: 'Needed where the account has a password' })
  currentPassword?: string;
  @Password({ min: limits.passwordMinimumLength }) newPassword!: string;
}
