import type { ApplicationKind } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';
import { receivedTitle, statusTitle } from '../../../src/modules/notifications/application-titles.js';
import { hoursDecidedTitle, hoursLoggedTitle } from '../../../src/modules/notifications/hours-titles.js';
import type { News, NewsData } from '../notifications.js';
import { namesOf, titleOf } from './named.js';

/** Posters hear of applications and hours, applicants of each step, volunteers of hours that were decided. */
export const newsOfWork = (data: NewsData): News[] => [...applications(data), ...hours(data)];

interface Sent {
  kind: ApplicationKind;
  applicantId: string;
  posterId: string;
  title: LocalizedText;
}

function applications(data: NewsData): News[] {
  const nameOf = namesOf(data.users);
  const sent = sentOf(data);
  return data.application_moves.flatMap((move): News[] => {
    const id = move.application_id ?? move.job_application_id ?? move.service_request_id ?? '';
    const { kind, applicantId, posterId, title } = sent.get(id) ?? missing();
    const href = `/applications/${id}`;
    if (move.from_status === null) {
      const told = receivedTitle(kind, nameOf(applicantId), title);
      const source = `application ${id}`;
      return [{ userId: posterId, kind: 'application-received', title: told, href, source, at: move.created_at }];
    }
    if (move.to_status === 'withdrawn') return [];
    const told = statusTitle(kind, move.to_status, title, move.note);
    const source = `application ${id} ${move.to_status}`;
    return [{ userId: applicantId, kind: 'application-status', title: told, href, source, at: move.created_at }];
  });
}

/** What was sent, by its id. */
function sentOf(data: NewsData): Map<string, Sent> {
  const postings = new Map(
    [...data.opportunities, ...data.job_postings, ...data.services].map((row) => [row.id, row] as const),
  );
  const sent = (kind: ApplicationKind, row: { id: string; user_id: string }, postingId: string): [string, Sent] => {
    const posting = postings.get(postingId) ?? missing();
    return [row.id, { kind, applicantId: row.user_id, posterId: posting.posted_by, title: titleOf(posting) }];
  };
  return new Map([
    ...data.applications.map((row) => sent('opportunity', row, row.opportunity_id)),
    ...data.job_applications.map((row) => sent('job', row, row.job_id)),
    ...data.service_requests.map((row) => sent('service', row, row.service_id)),
  ]);
}

function hours(data: NewsData): News[] {
  const nameOf = namesOf(data.users);
  const sent = sentOf(data);
  const opportunityOf = new Map(data.applications.map((row) => [row.id, row.opportunity_id]));
  return data.volunteer_hours.flatMap((row): News[] => {
    const { posterId, title } = sent.get(row.application_id) ?? missing();
    const logged: News = {
      userId: posterId,
      kind: 'volunteer-hours',
      title: hoursLoggedTitle(nameOf(row.user_id), row.hours, title),
      href: `/opportunities/${opportunityOf.get(row.application_id) ?? ''}`,
      source: `hours ${row.id}`,
      at: row.created_at,
    };
    if (row.decided_at === null) return [logged];
    const decision = row.status === 'confirmed' ? 'confirm' : 'refuse';
    const decided: News = {
      userId: row.user_id,
      kind: 'volunteer-hours',
      title: hoursDecidedTitle(decision, row.hours, title, row.answer),
      href: '/volunteer-dashboard',
      source: `hours ${row.id} ${decision}`,
      at: row.decided_at,
    };
    return [logged, decided];
  });
}

function missing(): never {
  throw new Error('An application or its posting is missing');
}
