import type { Role } from '@masar/domain';
import { useMessages } from '../locale/LocaleProvider.tsx';
import { Badge } from './Badge.tsx';
import { accountMessages } from './badges.messages.ts';
import { roleTones } from './RoleBadge.tsx';

/** The role beside a person's name: of the account, since nobody was asked which gender a word for them would need. */
export function AccountBadge({ role }: { role: Role }) {
  return <Badge tone={roleTones[role]}>{useMessages(accountMessages)[role]}</Badge>;
}
