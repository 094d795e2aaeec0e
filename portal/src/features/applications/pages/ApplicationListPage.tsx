import { useSearchParams } from 'react-router-dom';
import { applicationKinds, serviceRequestStatuses, type ApplicationKind, type ApplicationStatus } from '@masar/domain';
import { ChipGroup, useMessages } from '@masar/ui';
import { applicationWords } from '#shared/applications/application-words.messages';
import { useLiveApplications } from '#shared/applications/useLiveApplications';
import { CompactSelect } from '#shared/forms/CompactSelect';
import { Page } from '#shared/page/Page';
import { ApplicationResults } from '../components/ApplicationResults';
import { applicationsMessages } from '../messages/applications.messages';
import styles from './ApplicationListPage.module.css';

/** Names of the kinds together. */
const plurals = { opportunity: 'opportunities', job: 'jobs', service: 'services' } as const;

/** /applications: what I applied to or asked for, of all kinds; the address keeps the filters (OPP-3). */
export default function ApplicationListPage() {
  const text = useMessages(applicationsMessages);
  const words = useMessages(applicationWords);
  const [address, setAddress] = useSearchParams();
  useLiveApplications();
  const kind: ApplicationKind | '' = applicationKinds.find((known) => known === address.get('kind')) ?? '';
  const status: ApplicationStatus | '' = serviceRequestStatuses.find((known) => known === address.get('status')) ?? '';
  const choose = (name: 'kind' | 'status', value: string) =>
    setAddress(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { replace: true },
    );
  return (
    <Page title={text.title} intro={text.intro}>
      <div className={styles.sections}>
        <div className={styles.filters}>
          <div className={styles.chips}>
            <ChipGroup
              label={text.kind}
              options={[
                { value: '', label: text.all },
                ...applicationKinds.map((value) => ({ value, label: text[plurals[value]] })),
              ]}
              value={kind}
              onChange={(value) => choose('kind', value)}
            />
          </div>
          <div className={styles.status}>
            <CompactSelect
              label={text.status}
              options={[
                { value: '', label: text.allStates },
                ...serviceRequestStatuses.map((value) => ({ value, label: words[value] })),
              ]}
              value={status}
              onChange={(value) => choose('status', value)}
            />
          </div>
        </div>
        <ApplicationResults kind={kind} status={status} onClear={() => setAddress({}, { replace: true })} />
      </div>
    </Page>
  );
}
