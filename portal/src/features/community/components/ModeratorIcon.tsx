import { ArrowForwardIcon, EyeIcon, EyeOffIcon, LockIcon, PinIcon, PointingIcon } from '@masar/ui';
import type { ModeratorAct } from '../moderation.mutations';

const icons = { pin: PinIcon, unpin: PinIcon, lock: LockIcon, unlock: LockIcon, hide: EyeOffIcon, unhide: EyeIcon };

export function ModeratorIcon({ act }: { act: ModeratorAct }) {
  if (act === 'move') return <PointingIcon icon={ArrowForwardIcon} />;
  const Icon = icons[act];
  return <Icon />;
}
