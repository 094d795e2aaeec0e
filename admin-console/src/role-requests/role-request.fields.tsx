import type { components } from '@masar/contracts';
import { inEach } from '@masar/i18n';
import { Excerpt } from '../records/Excerpt';
import { choice, defineFields, email, moment, role, type Words } from '../records/fields';
import { requestStatusesTexts, roleRequestFieldTexts } from './role-request-fields.messages';

const texts = inEach(roleRequestFieldTexts);

export type RoleRequest = components['schemas']['RoleRequestResponse'];

export const personOf = ({ userName, email: address }: RoleRequest): string => userName || address;

export const requestStatuses: Words<RoleRequest['status']> = inEach(requestStatusesTexts);

/** Who wishes for which role (AUTH-7). */
export const roleRequestFields = defineFields<RoleRequest>()({
  userName: { label: texts.userName, column: true, show: true, tell: personOf },
  email: { label: texts.email, as: email, show: true },
  currentRole: { label: texts.currentRole, as: role, column: true, show: true },
  role: { label: texts.role, as: role, column: 'sorted', show: true },
  reason: {
    label: texts.reason,
    column: true,
    tell: ({ reason }) => (reason ? <Excerpt>{reason}</Excerpt> : '—'),
  },
  status: {
    label: texts.status,
    as: choice(requestStatuses, { tones: { pending: 'yellow', approved: 'green', refused: 'red' } }),
    column: 'sorted',
    show: true,
  },
  createdAt: { label: texts.createdAt, as: moment, column: 'sorted', show: true },
  decidedAt: { label: texts.decidedAt, as: moment, show: 'known' },
  decisionReason: { label: texts.decisionReason, show: 'known' },
});
