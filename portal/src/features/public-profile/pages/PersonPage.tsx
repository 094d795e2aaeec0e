import { ApiError } from '@masar/contracts';
import { pickLocalized } from '@masar/i18n';
import { EmptyState, ErrorState, PageSpinner, useLocale, useMessages } from '@masar/ui';
import { useParams } from 'react-router-dom';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { PageFrame } from '#shared/page/Page';
import { usePageHead } from '#shared/page/usePageHead';
import { usePublicQuery } from '#shared/query/usePublicQuery';
import { PersonHead } from '../components/PersonHead';
import { PersonRecord } from '../components/PersonRecord';
import { personMessages } from '../person.messages';
import { type Person, personQueries } from '../person.queries';
import styles from './PersonPage.module.css';

function Shown({ person }: { person: Person }) {
  const text = useMessages(personMessages);
  const name = pickLocalized(person, 'name', useLocale().language);
  usePageHead({ title: name, description: text.description(name) });
  return (
    <div className={styles.page}>
      <PersonHead person={person} />
      <PersonRecord person={person} />
    </div>
  );
}

function Unknown() {
  const text = useMessages(personMessages);
  usePageHead({ title: text.unknown });
  return (
    <EmptyState
      headingLevel={1}
      drawing="lost"
      title={text.unknown}
      action={<ButtonLink to={paths.landing.href()}>{text.home}</ButtonLink>}
    >
      {text.unknownHint}
    </EmptyState>
  );
}

/** /people/{name or id}: what somebody chose to show, for anybody (PRF-3). */
export default function PersonPage() {
  const { address = '' } = useParams();
  const text = useMessages(personMessages);
  const describe = useFailureText();
  const person = usePublicQuery(personQueries.one(address));
  if (person.data) {
    return (
      <PageFrame>
        <Shown person={person.data} />
      </PageFrame>
    );
  }
  if (person.error instanceof ApiError && person.error.status < 500) {
    return (
      <PageFrame>
        <Unknown />
      </PageFrame>
    );
  }
  if (!person.isError) return <PageSpinner />;
  return (
    <PageFrame>
      <ErrorState title={text.failed} headingLevel={1} onRetry={() => void person.refetch()}>
        {describe(person.error)}
      </ErrorState>
    </PageFrame>
  );
}
