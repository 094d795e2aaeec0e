import {
  applicationStatuses,
  demoAccounts,
  scamSignsIn,
  serviceCategories,
  serviceRequestStatuses,
} from '@masar/domain';
import { makeDemoData } from '../demo-data.js';

const now = new Date('2026-11-21T09:00:00Z');
const data = makeDemoData(now);
const published = data.opportunities.filter(({ status }) => status === 'published');
const all = [...published, ...data.services, ...data.job_postings];

describe('demo postings', () => {
  it('are forty opportunities, thirty services and sixty jobs, told in both languages [OPP-1] [SVC-1] [JOB-1] [READ-1]', () => {
    expect([published.length, data.services.length, data.job_postings.length]).toEqual([40, 30, 60]);
    for (const { title_ar, title_en, description_ar, description_en } of all) {
      expect(title_ar + description_ar).toMatch(/[\u0600-\u06FF]/);
      expect(title_en + description_en).toMatch(/^[\x20-\x7E\n–’“”é]+$/);
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(130);
    expect(new Set(data.services.map(({ category }) => category))).toEqual(new Set(serviceCategories));
  });

  it('look like no trap, but for those that wait for review [OPP-4]', () => {
    for (const { title_ar, description_ar, title_en, description_en } of all) {
      expect(scamSignsIn([title_ar, description_ar, title_en, description_en])).toEqual([]);
    }
    for (const { salary_range, salary_range_en } of data.job_postings) {
      expect(scamSignsIn([salary_range, salary_range_en])).toEqual([]);
    }
    const waiting = data.opportunities.filter(({ status }) => status === 'pending');
    expect(waiting.map(({ held_for }) => held_for)).toEqual([
      ['fees', 'off_platform'],
      ['documents', 'crypto', 'salary'],
    ]);
  });

  it('have applications in every state, also of the demo student [OPP-3] [SVC-2] [JOB-1]', () => {
    const { id } = demoAccounts.student;
    const states = (rows: { status: string; user_id: string }[], of?: string) =>
      new Set(rows.filter(({ user_id }) => !of || user_id === of).map(({ status }) => status));
    expect(states(data.applications)).toEqual(new Set(applicationStatuses));
    expect(states(data.applications, id)).toEqual(new Set(applicationStatuses));
    expect(states(data.job_applications)).toEqual(new Set(applicationStatuses));
    expect(states(data.service_requests)).toEqual(new Set(serviceRequestStatuses));
    expect(states(data.service_requests, id).has('completed')).toBe(true);
  });

  it('of services are rated 4.8 in the mean by finished requests [SVC-2]', () => {
    for (const service of data.services) {
      const given = data.service_ratings.filter(({ service_id }) => service_id === service.id);
      const mean = given.reduce((sum, { rating }) => sum + rating, 0) / given.length;
      expect([service.rating, mean.toFixed(2), service.ratings_count]).toEqual(['4.80', '4.80', given.length]);
    }
  });

  it('lie in the past and are the same whenever asked for on a day [READ-1]', () => {
    const moves = data.application_moves.map(({ created_at }) => created_at);
    expect(moves.every((at) => at < now.toISOString())).toBe(true);
    expect(makeDemoData(new Date('2026-11-21T20:00:00Z')).application_moves).toEqual(data.application_moves);
  });
});
