import { Link } from 'react-router-dom';
import { ShowBase, useShowContext } from 'react-admin';
import { Card, ErrorState, Isolated, RoleBadge, RowsSkeleton, StatusBadge, useLocale, useMessages } from '@masar/ui';
import { PageHeading } from '../page/PageHeading';
import { DecisionButtons } from './DecisionButtons';
import { badgeOf, type RoleRequest } from './role-request';
import styles from './RoleRequestShow.module.css';
import { roleRequestsMessages } from './role-requests.messages';

export function RoleRequestShow() {
  return (
    <ShowBase>
      <RoleRequestPage />
    </ShowBase>
  );
}

function RoleRequestPage() {
  const text = useMessages(roleRequestsMessages);
  const { record, error, refetch } = useShowContext<RoleRequest>();
  if (error && !record) {
    return (
      <ErrorState title={text.failedTitle} headingLevel={1} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  }
  if (!record) return <RowsSkeleton rows={4} />;
  return (
    <>
      <PageHeading
        title={text.one(record.userName || record.email)}
        before={<Link to="/role-requests">{text.back}</Link>}
      />
      <Card>
        <div className={styles.body}>
          <Facts request={record} />
          {record.status === 'pending' && <DecisionButtons request={record} />}
        </div>
      </Card>
    </>
  );
}

function Facts({ request }: { request: RoleRequest }) {
  const text = useMessages(roleRequestsMessages);
  const { format } = useLocale();
  const facts = [
    [text.person, <Isolated>{request.userName || request.email}</Isolated>],
    [text.email, <bdi dir="ltr">{request.email}</bdi>],
    [text.currentRole, <RoleBadge role={request.currentRole} />],
    [text.role, <RoleBadge role={request.role} />],
    [text.status, <StatusBadge status={badgeOf[request.status]} />],
    [text.createdAt, format.dateTime(request.createdAt)],
    ...(request.decidedAt ? [[text.decidedAt, format.dateTime(request.decidedAt)] as const] : []),
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
