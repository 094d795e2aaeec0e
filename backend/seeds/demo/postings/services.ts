import type { ApplicationStatus } from '@masar/domain';
import type { People, Person } from '../people.js';
import type { Random } from '../random.js';
import { stableId } from '../stable-id.js';
import type { Timeline } from '../timeline.js';
import type { Applicants } from './applicants.js';
import type { ServiceRatingRow, ServiceRequestRow, ServiceRow } from './posting-rows.js';
import { readServices, type ServiceText } from './posting-texts.js';
import { ratings, requestMessages } from './posting-voices.js';

const openStates: ApplicationStatus[] = ['pending', 'in_review', 'accepted', 'rejected', 'withdrawn'];
const ofDemoStudent: Record<string, ApplicationStatus> = {
  'interview-practice': 'completed',
  'career-hour': 'accepted',
  'cv-translation': 'pending',
};
const ofDemoInstructor = ['landing-page', 'python-lessons', 'bug-hunting'];
const ofDemoVolunteer = ['interview-practice', 'study-plan'];

/** Services that members have offered for half a year; each is rated 4.8 in the mean (SVC-2, spec 9). */
export function makeServices(
  people: People,
  applicants: Applicants,
  random: Random,
  timeline: Timeline,
): { rows: ServiceRow[]; requests: ServiceRequestRow[]; ratings: ServiceRatingRow[] } {
  const volunteers = people.all.filter(({ row }) => row.role === 'volunteer');
  const providers = [...people.instructors, ...volunteers].filter(({ isDemoAccount }) => !isDemoAccount);
  const requests: ServiceRequestRow[] = [];
  const given: ServiceRatingRow[] = [];
  const providerOf = (key: string): Person => {
    if (ofDemoInstructor.includes(key)) return people.demo.instructor;
    return ofDemoVolunteer.includes(key) ? people.demo.volunteer : random.pick(providers);
  };
  const rows = readServices().map((text, index) => {
    const age = 20 + index * 4 + random.next();
    const row = serviceRow(text, providerOf(text.key), timeline.daysAgo(age));
    const customers = applicants.some(age, 30, 12).filter(({ row: { id } }) => id !== row.posted_by);
    // A multiple of five have finished, so that the mean is 4.8 exactly.
    const finished = Math.max(5, 5 * random.integer(1, 3));
    const own = ofDemoStudent[text.key];
    const plan = customers
      .slice(0, finished + 4)
      .map((person, place): [Person, ApplicationStatus] => [
        person,
        place < finished ? 'completed' : random.pick(openStates),
      ]);
    if (own === 'completed') plan[0] = [people.demo.student, own];
    else if (own) plan.push([people.demo.student, own]);
    const complete = plan.filter(([, status]) => status === 'completed').length;
    // Those beyond the last five wait for their delivery still.
    const rated = complete - (complete % 5);
    let count = 0;
    for (const [person, wanted] of plan) {
      const isFinished = wanted === 'completed' && count < rated;
      const status = wanted === 'completed' && !isFinished ? 'accepted' : wanted;
      const sent = applicants.send('service', row, age, person, status);
      requests.push({
        id: sent.id,
        user_id: person.row.id,
        service_id: row.id,
        message: random.pick(requestMessages),
        status,
        applied_at: sent.appliedAt,
        updated_at: sent.updatedAt,
      });
      row.applications_count += 1;
      if (!isFinished) continue;
      const said = ratings[count % ratings.length] ?? { rating: 5, text: '' };
      const id = stableId('service_ratings', sent.id);
      given.push({ id, service_id: row.id, request_id: sent.id, ...said, created_at: sent.updatedAt });
      count += 1;
    }
    return { ...row, ratings_count: count, rating: count > 0 ? '4.80' : '0.00' };
  });
  return { rows, requests, ratings: given };
}

const serviceRow = (text: ServiceText, provider: Person, createdAt: string): ServiceRow => ({
  id: stableId('services', text.key),
  posted_by: provider.row.id,
  title_ar: text.title.ar ?? '',
  title_en: text.title.en ?? '',
  description_ar: text.description.ar ?? '',
  description_en: text.description.en ?? '',
  category: text.category,
  price: text.price.toFixed(2),
  duration: text.duration.ar,
  duration_en: text.duration.en,
  skills: text.skills,
  rating: '0.00',
  ratings_count: 0,
  applications_count: 0,
  is_active: true,
  status: 'published',
  held_for: [],
  review_note: null,
  created_at: createdAt,
  updated_at: createdAt,
});
