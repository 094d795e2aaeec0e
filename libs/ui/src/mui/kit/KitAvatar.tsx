import Avatar from '@mui/material/Avatar';
import { type AvatarProps, initialOf, toneOf } from '../../controls/Avatar.tsx';

export const KitAvatar = ({ name, imageUrl, size = 'medium', tone = toneOf(name) }: AvatarProps) => (
  <Avatar component="span" aria-hidden="true" alt="" src={imageUrl ?? undefined} data-tone={tone} data-size={size}>
    {initialOf(name)}
  </Avatar>
);
