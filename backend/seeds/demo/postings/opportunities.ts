import { type ApplicationStatus, governorates, scamSignsIn } from '@masar/domain';
import type { People, Person } from '../people.js';
import type { Random } from '../random.js';
import { stableId } from '../stable-id.js';
import type { Timeline } from '../timeline.js';
import type { Applicants } from './applicants.js';
import type { ApplicationRow, OpportunityRow } from './posting-rows.js';
import { type OpportunityText, type Pair, readOpportunities } from './posting-texts.js';
import { coverLetters, traps } from './posting-voices.js';

const statuses: ApplicationStatus[] = ['pending', 'pending', 'in_review', 'accepted', 'rejected', 'withdrawn'];
/** Of the demo student, one in each state. */
const ofDemoStudent: Record<string, ApplicationStatus> = {
  'girls-code-mosul': 'accepted',
  'web-intern-rafid': 'in_review',
  'mentors-graduates': 'pending',
  'design-intern': 'rejected',
  subtitles: 'withdrawn',
};
/** Posted by the demo volunteer. */
const ofDemoVolunteer = ['reading-saturdays', 'exam-tutoring', 'elderly-phones', 'palm-planting'];
const nothing: Pair = { ar: null, en: null };

/** Volunteering, internships and jobs of the last four months (OPP-1). */
export function makeOpportunities(
  people: People,
  applicants: Applicants,
  random: Random,
  timeline: Timeline,
): { rows: OpportunityRow[]; applications: ApplicationRow[] } {
  const volunteers = people.all.filter(
    ({ row }) => row.role === 'volunteer' && row.id !== people.demo.volunteer.row.id,
  );
  const posterOf = (key: string): Person =>
    ofDemoVolunteer.includes(key) ? people.demo.volunteer : random.pick(volunteers);
  const applications: ApplicationRow[] = [];
  const rows = readOpportunities().map((text, index) => {
    // The last of each dozen is over: half of them ended, half were closed.
    const isOver = index % 12 === 11;
    const age = isOver ? random.between(70, 110) : 1.5 + index * 1.6 + random.next();
    const poster = posterOf(text.key);
    const row = opportunityRow(text, poster, age, isOver, random, timeline);
    const drawn = applicants.some(age, 14).map((person) => ({ person, status: random.pick(statuses) }));
    const own = ofDemoStudent[text.key];
    if (own) drawn.push({ person: people.demo.student, status: own });
    for (const { person, status } of drawn.filter((one) => one.person.row.id !== poster.row.id)) {
      const sent = applicants.send('opportunity', row, age, person, status);
      applications.push({
        id: sent.id,
        user_id: person.row.id,
        opportunity_id: row.id,
        cover_letter: random.pick(coverLetters),
        status,
        applied_at: sent.appliedAt,
        updated_at: sent.updatedAt,
      });
      row.applications_count += 1;
    }
    return row;
  });
  const held = traps.map((trap, index) => trapRow(trap, random.pick(volunteers), 0.4 + index, timeline));
  return { rows: [...rows, ...held], applications };
}

function opportunityRow(
  text: OpportunityText,
  poster: Person,
  age: number,
  isOver: boolean,
  random: Random,
  timeline: Timeline,
): OpportunityRow {
  const place = governorates.find(({ id }) => id === text.governorate);
  const createdAt = timeline.daysAgo(age);
  const day = (ahead: number): string => timeline.daysAgo(-ahead).slice(0, 10);
  const starts = isOver ? -40 : random.integer(10, 45);
  return {
    ...postedRow(text.key, text.title, text.description, poster, createdAt),
    type: text.type,
    company: text.company.ar,
    company_en: text.company.en,
    location: place?.ar ?? null,
    location_en: place?.en ?? null,
    governorate: place?.id ?? null,
    salary: text.salary.ar,
    salary_en: text.salary.en,
    duration: text.duration.ar,
    duration_en: text.duration.en,
    requirements: text.requirements.ar,
    requirements_en: text.requirements.en,
    contact_info: `${text.key}@example.org`,
    start_date: text.type === 'job' ? null : day(starts),
    end_date: text.type === 'job' ? null : day(starts + random.integer(20, 120) * (isOver ? 0.2 : 1)),
    application_deadline: random.chance(0.5) && !isOver ? `${day(random.integer(7, starts))}T20:59:59.999Z` : null,
    is_active: !isOver,
  };
}

function trapRow(trap: (typeof traps)[number], poster: Person, age: number, timeline: Timeline): OpportunityRow {
  const { description, contact } = trap;
  return {
    ...postedRow(trap.key, trap.title, description, poster, timeline.daysAgo(age)),
    type: 'job',
    company: nothing.ar,
    company_en: nothing.en,
    location: 'عن بُعد',
    location_en: 'Remote',
    governorate: 'remote',
    salary: null,
    salary_en: null,
    duration: null,
    duration_en: null,
    requirements: null,
    requirements_en: null,
    contact_info: contact,
    start_date: null,
    end_date: null,
    application_deadline: null,
    status: 'pending',
    held_for: scamSignsIn([trap.title.ar, trap.title.en, description.ar, description.en]),
  };
}

const postedRow = (key: string, title: Pair, description: Pair, poster: Person, createdAt: string) => ({
  id: stableId('opportunities', key),
  posted_by: poster.row.id,
  title_ar: title.ar ?? '',
  title_en: title.en ?? '',
  description_ar: description.ar ?? '',
  description_en: description.en ?? '',
  is_active: true,
  status: 'published' as const,
  held_for: [],
  review_note: null,
  applications_count: 0,
  created_at: createdAt,
  updated_at: createdAt,
});
