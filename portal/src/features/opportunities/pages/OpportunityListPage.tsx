import { useState } from 'react';
import { Button, PlusIcon, useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import { useLiveApplications } from '#shared/applications/useLiveApplications';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { Page } from '#shared/page/Page';
import { useSession } from '#shared/session/SessionProvider';
import { OpportunityDialog } from '../components/OpportunityDialog';
import { OpportunityFilterBar } from '../components/OpportunityFilterBar';
import { OpportunityResults } from '../components/OpportunityResults';
import { opportunityListMessages } from '../messages/opportunity-list.messages';
import { noFilters } from '../model/opportunity-filters';
import { useOpportunityFilters } from '../useOpportunityFilters';
import styles from './OpportunityListPage.module.css';

/** /opportunities (OPP-1). */
export default function OpportunityListPage() {
  const text = useMessages(opportunityListMessages);
  const { role } = useSession();
  const { filters, change, search } = useOpportunityFilters();
  const [isAdding, setAdding] = useState(false);
  useLiveApplications();
  const mayPost = role === 'volunteer' || role === 'admin';
  const add = () => setAdding(true);
  const action = (
    <div className={styles.actions}>
      {mayPost && (
        <Button onClick={add}>
          <PlusIcon />
          {text.add}
        </Button>
      )}
      <ButtonLink to={paths.applications.href()} variant="secondary">
        {text.mine}
      </ButtonLink>
      <ButtonLink to={paths.jobs.href()} variant="secondary">
        {text.jobs}
      </ButtonLink>
    </div>
  );
  return (
    <Page title={mayPost ? text.manage : text.title} intro={mayPost ? text.manageIntro : text.intro} action={action}>
      <div className={styles.sections}>
        <OpportunityFilterBar filters={filters} hasOwn={mayPost} onChange={change} onSearch={search} />
        <OpportunityResults
          filters={filters}
          onClear={() => change({ ...noFilters, isMine: filters.isMine })}
          onAdd={mayPost ? add : undefined}
        />
      </div>
      {isAdding && <OpportunityDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}
