import { useLocale, useMessages } from '@masar/ui';
import type { RecordColumn } from '../records/column';
import { ChoiceFilter, DaysFilter, WordsFilter } from '../records/filters';
import { RecordList } from '../records/RecordList';
import { newsletterMessages, subscriptionBadgeMessages } from './newsletter.messages';
import { type Subscription, subscriptionStatuses } from './subscription';
import { SubscriptionBadge } from './SubscriptionBadge';

/** Who receives the newsletter, who has not confirmed yet and who has left. People change it themselves, by mail. */
export function SubscriptionList() {
  const text = useMessages(newsletterMessages);
  const statuses = useMessages(subscriptionBadgeMessages);
  const { format } = useLocale();
  const columns: RecordColumn<Subscription>[] = [
    { field: 'email', label: text.email, render: ({ email }) => <bdi dir="ltr">{email}</bdi>, isSortable: true },
    {
      field: 'language',
      label: text.language,
      render: ({ language }) => text[language],
      csv: ({ language }) => language,
    },
    { field: 'status', label: text.status, render: ({ status }) => <SubscriptionBadge status={status} /> },
    { field: 'createdAt', label: text.createdAt, render: ({ createdAt }) => format.date(createdAt), isSortable: true },
    {
      field: 'confirmedAt',
      label: text.confirmedAt,
      render: ({ confirmedAt }) => confirmedAt && format.date(confirmedAt),
      isSortable: true,
    },
    { field: 'unsubscribedAt', label: text.unsubscribedAt, isOnlyExported: true },
  ];
  return (
    <RecordList
      title={text.title}
      columns={columns}
      sort={{ field: 'createdAt', order: 'DESC' }}
      filterDefaults={{ status: 'active' }}
      empty={text}
      opens={false}
      filters={
        <>
          <ChoiceFilter
            source="status"
            label={text.status}
            choices={subscriptionStatuses.map((value) => ({ value, label: statuses[value] }))}
          />
          <ChoiceFilter
            source="language"
            label={text.language}
            choices={(['ar', 'en'] as const).map((value) => ({ value, label: text[value] }))}
          />
          <WordsFilter label={text.search} dir="ltr" />
          <DaysFilter source="createdAt" label={text.createdAt} />
        </>
      }
    />
  );
}
