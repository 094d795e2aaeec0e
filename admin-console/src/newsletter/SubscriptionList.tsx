import { useMessages } from '@masar/ui';
import { latestFirst } from '../records/latest-first';
import { RecordList } from '../records/RecordList';
import { newsletterMessages } from './newsletter.messages';
import { type Subscription, subscriptionFields } from './subscription.fields';

/** Who receives the newsletter, who has not confirmed yet and who has left. People change it themselves, by mail. */
export function SubscriptionList() {
  const text = useMessages(newsletterMessages);
  return (
    <RecordList<Subscription>
      title={text.title}
      fields={subscriptionFields}
      sort={latestFirst}
      filterDefaults={{ status: 'active' }}
      empty={text}
      opens={false}
      search={text.search}
      searchDirection="ltr"
    />
  );
}
