import type { Role } from '@masar/domain';
import { useMessages } from '../locale/LocaleProvider.tsx';
import type { Tone } from '../tokens/tokens.ts';
import { Badge } from './Badge.tsx';
import { roleMessages } from './badges.messages.ts';

/** Instructor green, volunteer purple, admin red, student blue (spec 6). */
export const roleTones: Record<Role, Tone> = {
  student: 'blue',
  instructor: 'green',
  volunteer: 'purple',
  admin: 'red',
};

export const useRoleName = (role: Role): string => useMessages(roleMessages)[role];

export function RoleBadge({ role }: { role: Role }) {
  return <Badge tone={roleTones[role]}>{useRoleName(role)}</Badge>;
}
