import { useState } from 'react';
import { Button, PlusIcon, useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import { useLiveApplications } from '#shared/applications/useLiveApplications';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { Page } from '#shared/page/Page';
import { useSession } from '#shared/session/SessionProvider';
import { ServiceDialog } from '../components/ServiceDialog';
import { ServiceFilterBar } from '../components/ServiceFilterBar';
import { ServiceResults } from '../components/ServiceResults';
import { serviceListMessages } from '../messages/service-list.messages';
import { noFilters } from '../model/service-filters';
import { useServiceFilters } from '../useServiceFilters';
import styles from './ServiceListPage.module.css';

/** /services (SVC-1). */
export default function ServiceListPage() {
  const text = useMessages(serviceListMessages);
  const { role } = useSession();
  const { filters, change, search } = useServiceFilters();
  const [isAdding, setAdding] = useState(false);
  useLiveApplications();
  const mayOffer = role === 'volunteer' || role === 'instructor';
  const add = () => setAdding(true);
  const action = (
    <div className={styles.actions}>
      {mayOffer && (
        <Button onClick={add}>
          <PlusIcon />
          {text.add}
        </Button>
      )}
      <ButtonLink to={paths.applications.href()} variant="secondary">
        {text.mine}
      </ButtonLink>
    </div>
  );
  return (
    <Page title={text.title} intro={text.intro} action={action}>
      <div className={styles.sections}>
        <ServiceFilterBar filters={filters} hasOwn={mayOffer} onChange={change} onSearch={search} />
        <ServiceResults
          filters={filters}
          onClear={() => change({ ...noFilters, isMine: filters.isMine })}
          onAdd={mayOffer ? add : undefined}
        />
      </div>
      {isAdding && <ServiceDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}
