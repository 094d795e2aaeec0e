import { DataTable } from 'react-admin';
import { Card, useLocale, useMessages } from '@masar/ui';
import { newsletterMessages } from './newsletter.messages';
import type { Subscription } from './subscription';
import { SubscriptionBadge } from './SubscriptionBadge';

const Column = DataTable.Col<Subscription>;

export function SubscriptionTable() {
  const text = useMessages(newsletterMessages);
  const { format } = useLocale();
  return (
    <Card>
      <DataTable<Subscription> bulkActionButtons={false} rowClick={false} size="medium">
        <Column source="email" label={text.email} render={({ email }) => <bdi dir="ltr">{email}</bdi>} />
        <Column label={text.language} render={({ language }) => (language === 'ar' ? text.arabic : text.english)} />
        <Column label={text.status} render={({ status }) => <SubscriptionBadge status={status} />} />
        <Column source="createdAt" label={text.createdAt} render={({ createdAt }) => format.date(createdAt)} />
        <Column
          source="confirmedAt"
          label={text.confirmedAt}
          render={({ confirmedAt }) => confirmedAt && format.date(confirmedAt)}
        />
      </DataTable>
    </Card>
  );
}
