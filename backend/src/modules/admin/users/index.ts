import { EmailInUse, OwnAccount } from '#modules/auth';
import { recordController } from '../records/record-controller.js';
import { ChangeUserDto, CreateUserDto } from './user.dto.js';
import { UserRecord } from './user.record.js';
import { userListing, UsersResource } from './users.resource.js';

export { AccountHelpController } from './account-help.controller.js';
export { ResetSecondFactorController } from './reset-second-factor.controller.js';
export { UsersResource };
export const UsersController = recordController({
  listing: userListing,
  resource: UsersResource,
  record: UserRecord,
  nouns: ['account', 'accounts'],
  create: CreateUserDto,
  change: ChangeUserDto,
  fails: [EmailInUse, OwnAccount],
});
