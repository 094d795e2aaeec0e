import type { components } from '@masar/contracts';
import { inEach } from '@masar/i18n';
import { Link } from 'react-router-dom';
import { choice, defineFields, derived, email, moment, number, pair, role, text, yesOrNo } from '../records/fields';
import { filteredList } from '../records/filtered-list';
import { personName } from '../records/person-name';
import { accountStateTexts, isSuspendedTexts, isVerifiedTexts, userFieldTexts } from './user-fields.messages';

const texts = inEach(userFieldTexts);

export type User = components['schemas']['UserRecord'];

/** Whether the account works, waits for its address, or is kept out. */
const accountState = choice(inEach(accountStateTexts), {
  tones: { active: 'green', suspended: 'red', unverified: 'yellow' },
});

export const userFields = defineFields<User>()({
  person: { label: texts.person, column: true, tell: personName, csv: personName },
  firstName: { label: texts.firstName, input: true, required: true, printed: true },
  lastName: { label: texts.lastName, input: true, required: true, printed: true },
  email: {
    label: texts.email,
    as: email,
    column: 'sorted',
    show: true,
    input: 'new',
    required: true,
    hint: texts.emailHint,
  },
  role: {
    label: texts.role,
    as: role,
    column: true,
    show: true,
    input: true,
    required: true,
    filter: true,
  },
  access: {
    label: texts.access,
    column: true,
    show: true,
    ...derived(accountState, ({ isSuspended, isVerified }: User) =>
      isSuspended ? 'suspended' : isVerified ? 'active' : 'unverified',
    ),
  },
  name: {
    label: texts.name,
    as: pair(),
    printed: true,
    column: 'exported',
    show: true,
    input: true,
  },
  bio: { label: texts.bio, as: text({ rows: 3 }), show: true, input: 'existing' },
  isSuspended: {
    label: texts.isSuspended,
    as: yesOrNo(inEach(isSuspendedTexts)),
    input: 'existing',
    filter: true,
    hint: texts.isSuspendedHint,
  },
  isVerified: {
    label: texts.isVerified,
    as: yesOrNo(inEach(isVerifiedTexts)),
    filter: true,
  },
  enrollmentsCount: {
    label: texts.enrollmentsCount,
    as: number(),
    column: true,
    show: true,
    fact: ({ id, enrollmentsCount }, { format }) => (
      <Link to={filteredList('enrollments', { userId: id })}>{format.number(enrollmentsCount)}</Link>
    ),
  },
  certificatesCount: {
    label: texts.certificatesCount,
    as: number(),
    column: 'exported',
    show: true,
    fact: ({ id, certificatesCount }, { format }) => (
      <Link to={filteredList('certificates', { userId: id })}>{format.number(certificatesCount)}</Link>
    ),
  },
  lastActiveAt: { label: texts.lastActiveAt, as: moment, column: 'sorted', show: true },
  createdAt: { label: texts.createdAt, as: moment, column: 'sorted', show: true, filter: true },
  suspendedAt: { label: texts.suspendedAt, as: moment, show: 'known' },
});
