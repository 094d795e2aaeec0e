import Avatar from '@mui/material/Avatar';
import { type AvatarProps, initialOf, personTone } from '../../controls/Avatar.tsx';

export function KitAvatar(props: AvatarProps) {
  const { name, imageUrl, size = 'medium', tone = personTone(props) } = props;
  return (
    <Avatar component="span" aria-hidden="true" alt="" src={imageUrl ?? undefined} data-tone={tone} data-size={size}>
      {initialOf(name)}
    </Avatar>
  );
}
