import { demoAccounts } from '@masar/domain';
import { makeDemoData } from './demo-data.js';

const now = new Date('2026-11-21T09:00:00Z');
const data = makeDemoData(now);
const sum = (rows: { hours: string }[]) => rows.reduce((total, { hours }) => total + Number(hours), 0);
const confirmed = data.volunteer_hours.filter(({ status }) => status === 'confirmed');

describe('demo volunteering', () => {
  it('lets the demo volunteer be third of more than twenty with 78 confirmed hours [DSH-3] [READ-1]', () => {
    const people = new Set(confirmed.map(({ user_id }) => user_id));
    const totals = [...people].map((id) => sum(confirmed.filter(({ user_id }) => user_id === id)));
    const own = sum(confirmed.filter(({ user_id }) => user_id === demoAccounts.volunteer.id));
    expect(own).toBe(78);
    expect(totals.length).toBeGreaterThan(20);
    expect(totals.filter((total) => total > own)).toHaveLength(2);
  });

  it('has hours that wait, were refused, and some for the demo volunteer to confirm [DSH-3]', () => {
    const own = data.volunteer_hours.filter(({ user_id }) => user_id === demoAccounts.volunteer.id);
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set(['logged', 'confirmed', 'refused']));
    const posted = new Set(
      data.opportunities.filter(({ posted_by }) => posted_by === demoAccounts.volunteer.id).map(({ id }) => id),
    );
    const at = new Map(data.applications.map(({ id, opportunity_id }) => [id, opportunity_id]));
    const waiting = data.volunteer_hours.filter(
      (row) => row.status === 'logged' && posted.has(at.get(row.application_id) ?? ''),
    );
    expect(waiting).toHaveLength(3);
  });

  it('belongs to accepted applications, once a day, after they were accepted and in the past [READ-1]', () => {
    const applications = new Map(data.applications.map((row) => [row.id, row]));
    for (const row of data.volunteer_hours) {
      const application = applications.get(row.application_id);
      expect([application?.status, application?.user_id]).toEqual(['accepted', row.user_id]);
      expect(row.created_at > (application?.updated_at ?? '')).toBe(true);
      expect(row.updated_at < now.toISOString()).toBe(true);
    }
    const days = new Set(data.volunteer_hours.map((row) => `${row.application_id} ${row.day}`));
    expect(days.size).toBe(data.volunteer_hours.length);
    for (const row of data.opportunities) {
      expect(data.applications.filter(({ opportunity_id }) => opportunity_id === row.id)).toHaveLength(
        row.applications_count,
      );
    }
  });
});
