import { postStatuses } from '@masar/domain';
import { useMessages } from '@masar/ui';
import { ChoiceFilter } from '../records/filters';
import { postStatusMessages } from './discussions.messages';

export function PostStatusFilter() {
  const text = useMessages(postStatusMessages);
  return (
    <ChoiceFilter
      source="status"
      label={text.status}
      choices={postStatuses.map((value) => ({ value, label: text[value] }))}
    />
  );
}
