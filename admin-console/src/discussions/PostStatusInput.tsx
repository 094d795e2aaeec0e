import { SelectInput } from 'react-admin';
import { useMessages } from '@masar/ui';
import type { PostStatus } from './discussion';
import { postStatusMessages } from './discussions.messages';

/** Shows or hides a post; where it waits or is deleted, that stands there too. */
export function PostStatusInput({ current }: { current: PostStatus }) {
  const text = useMessages(postStatusMessages);
  const statuses = [...new Set<PostStatus>(['visible', 'hidden', current])];
  return (
    <SelectInput
      source="status"
      label={text.status}
      choices={statuses.map((id) => ({ id, name: text[id] }))}
      readOnly={current === 'deleted'}
      helperText={false}
    />
  );
}
