import { communityLimits } from '@masar/domain';
import { useMessages } from '@masar/ui';
import type { FieldRule } from '#shared/forms/useCheckedForm';
import { composeMessages } from './messages/compose.messages';

/** What a discussion's title has to be (spec 5, COM-1). */
export function useTitleRule(): FieldRule {
  const text = useMessages(composeMessages);
  return (title) => {
    if (title === '') return text.titleRequired;
    return title.length < communityLimits.titleMinimum ? text.titleShort : undefined;
  };
}
