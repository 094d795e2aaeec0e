import type { CurrentUser } from '@masar/contracts';
import type { Role } from '@masar/domain';
import type { ProfileChange } from '../profile.mutations';
import { toPlanChange } from './plan-change';

type Submitted = Record<string, string>;

/** What PATCH /api/profile takes: the five fields of the specification, and of the others what changed. */
export function toProfileChange(user: CurrentUser, submitted: Submitted, role: Role): ProfileChange {
  const { firstName = '', lastName = '', email = '', bio = '', nameAr = '', nameEn = '', roleReason } = submitted;
  const digits = submitted['digits'] === 'arab' ? 'arab' : 'latn';
  return {
    firstName,
    lastName,
    email,
    bio,
    role,
    ...(roleReason && { roleReason }),
    ...(nameAr !== (user.nameAr ?? '') && { nameAr }),
    ...(nameEn !== (user.nameEn ?? '') && { nameEn }),
    ...(digits !== user.digits && { digits }),
    ...toPlanChange(user, submitted),
  };
}
