import { ListBase } from 'react-admin';
import { useMessages } from '@masar/ui';
import { PageHeading } from '../app/PageHeading';
import { Rows } from '../lists/Rows';
import { StatusFilter } from '../lists/StatusFilter';
import { newsletterMessages } from './newsletter.messages';
import { subscriptionStatuses } from './subscription';
import { SubscriptionCards } from './SubscriptionCards';
import { SubscriptionTable } from './SubscriptionTable';

const choices = [...subscriptionStatuses, 'all'] as const;

/** Who receives the newsletter, who has not confirmed yet and who has left. People change it themselves, by mail. */
export function SubscriptionList() {
  const text = useMessages(newsletterMessages);
  return (
    <ListBase filterDefaultValues={{ status: 'active' }} sort={{ field: 'createdAt', order: 'DESC' }} perPage={25}>
      <PageHeading title={text.title} />
      <StatusFilter label={text.filter} options={choices.map((value) => ({ value, label: text[value] }))} />
      <Rows text={text} table={SubscriptionTable} cards={SubscriptionCards} />
    </ListBase>
  );
}
