import type { HoursStatus } from '@masar/domain';
import { type People, type Person } from './people.js';
import type { ApplicationRow, MoveRow, OpportunityRow } from './postings/posting-rows.js';
import { coverLetters } from './postings/posting-voices.js';
import type { PostingRows } from './postings/postings.js';
import { stableId } from './stable-id.js';
import type { Timeline } from './timeline.js';
import {
  acceptedSoon,
  aheadOfTheDemoVolunteer,
  atTheDemoVolunteer,
  demoVolunteerDays,
  demoVolunteerJoins,
  furtherVolunteers,
  type PlannedDay,
  running,
  volunteering,
} from './volunteering-plan.js';

interface VolunteerHoursRow {
  id: string;
  application_id: string;
  user_id: string;
  day: string;
  hours: string;
  note: string | null;
  status: HoursStatus;
  rating: number | null;
  answer: string | null;
  decided_by: string | null;
  decided_at: string | null;
  created_at: string;
  updated_at: string;
}

type VolunteeringRow = OpportunityRow & { total_hours: number | null; start_time: string | null };

export interface VolunteeringRows {
  opportunities: VolunteeringRow[];
  applications: ApplicationRow[];
  application_moves: MoveRow[];
  volunteer_hours: VolunteerHoursRow[];
}

const notes = [
  'تجهيز المكان واستقبال المشاركين',
  'العمل مع المجموعة الأولى',
  'متابعة ما بدأناه الأسبوع الماضي',
  'مراجعة وترتيب قبل الموعد القادم',
];

/** Lets volunteers give hours at what the postings offer, the demo volunteer among them (DSH-3, READ-1). */
export function makeVolunteering(people: People, postings: PostingRows, timeline: Timeline): VolunteeringRows {
  const made = new Volunteering(people, postings, timeline);
  const volunteer = people.demo.volunteer;
  for (const [key, days] of Object.entries(demoVolunteerDays)) made.joins(key, volunteer, days);
  const others = people.learners.filter(({ createdAge, lastActiveAge }) => createdAge > 40 && lastActiveAge < 0.2);
  for (const [place, { key, days }] of [
    ...aheadOfTheDemoVolunteer,
    ...atTheDemoVolunteer,
    ...furtherVolunteers,
  ].entries()) {
    const person = others[place];
    if (!person) throw new Error('Too few demo learners were here lately');
    made.joins(key, person, days);
  }
  made.joins(demoVolunteerJoins, volunteer, []);
  for (const [key, count] of Object.entries(acceptedSoon)) {
    for (const person of others.slice(0, count)) made.joins(key, person, []);
  }
  made.everybodyElse();
  return made.rows();
}

class Volunteering {
  private readonly opportunities: VolunteeringRow[];
  private readonly applications: ApplicationRow[];
  private readonly moves: MoveRow[];
  private readonly hours: VolunteerHoursRow[] = [];

  constructor(
    private readonly people: People,
    postings: PostingRows,
    private readonly timeline: Timeline,
  ) {
    this.opportunities = postings.opportunities.map((row) => this.withHours(row));
    this.applications = [...postings.applications];
    this.moves = [...postings.application_moves];
  }

  /** Accepted on the first day, whatever the person had sent before. */
  joins(key: string, person: Person, days: readonly PlannedDay[]): void {
    const posting = this.posting(key);
    const begins = running[key]?.begins ?? 0;
    const id = stableId('applications', `${posting.id} ${person.row.id}`);
    this.forget(id, posting);
    const [sent, accepted] = [this.timeline.daysAgo(begins + 0.8), this.timeline.daysAgo(begins + 0.3)];
    this.applications.push({
      id,
      user_id: person.row.id,
      opportunity_id: posting.id,
      cover_letter: coverLetters[this.applications.length % coverLetters.length] ?? '',
      status: 'accepted',
      applied_at: sent,
      updated_at: accepted,
    });
    posting.applications_count += 1;
    this.move(id, null, 'pending', person.row.id, sent);
    this.move(id, 'pending', 'accepted', posting.posted_by, accepted);
    for (const day of days) this.gives(id, person.row.id, posting, day);
  }

  /** Those who were accepted at something under way gave some hours too. */
  everybodyElse(): void {
    const withHours = new Set(this.hours.map(({ application_id: id }) => id));
    const active = new Map(this.people.all.map(({ row, lastActiveAge }) => [row.id, lastActiveAge]));
    for (const key of Object.keys(running)) {
      const posting = this.posting(key);
      for (const one of this.applications.filter(({ opportunity_id: id }) => id === posting.id)) {
        if (one.status !== 'accepted' || withHours.has(one.id)) continue;
        const oldest = Math.floor(this.timeline.ageOf(one.updated_at)) - 1;
        const newest = Math.max(2, Math.ceil(active.get(one.user_id) ?? 0) + 1);
        for (let age = oldest; age >= newest; age -= 4) {
          this.gives(one.id, one.user_id, posting, { age, hours: 3, status: 'confirmed' });
        }
      }
    }
  }

  rows(): VolunteeringRows {
    return {
      opportunities: this.opportunities,
      applications: this.applications,
      application_moves: this.moves,
      volunteer_hours: this.hours,
    };
  }

  private withHours(row: OpportunityRow): VolunteeringRow {
    const key = keyOf(row);
    const facts = volunteering[key];
    const way = running[key];
    const day = (age: number) => this.timeline.daysAgo(age).slice(0, 10);
    return {
      ...row,
      ...(way && { start_date: day(way.begins), application_deadline: null }),
      ...(way?.ends && { end_date: day(way.ends), is_active: false }),
      total_hours: facts?.totalHours ?? null,
      start_time: facts?.startTime ?? null,
    };
  }

  private posting(key: string): VolunteeringRow {
    const posting = this.opportunities.find((row) => keyOf(row) === key);
    if (!posting) throw new Error(`The demo volunteering ${key} is missing`);
    return posting;
  }

  private forget(id: string, posting: VolunteeringRow): void {
    const place = this.applications.findIndex((row) => row.id === id);
    if (place < 0) return;
    this.applications.splice(place, 1);
    posting.applications_count -= 1;
    for (let index = this.moves.length - 1; index >= 0; index -= 1) {
      if (this.moves[index]?.application_id === id) this.moves.splice(index, 1);
    }
  }

  private move(id: string, from: MoveRow['from_status'], to: MoveRow['to_status'], by: string, at: string): void {
    this.moves.push({
      id: stableId('application_moves', `${id} ${to} on the first day`),
      kind: 'opportunity',
      application_id: id,
      job_application_id: null,
      service_request_id: null,
      from_status: from,
      to_status: to,
      moved_by: by,
      note: null,
      created_at: at,
    });
  }

  private gives(application: string, user: string, posting: VolunteeringRow, planned: PlannedDay): void {
    const { age, hours, status, rating } = planned;
    const day = this.timeline.daysAgo(age).slice(0, 10);
    const isDecided = status !== 'logged';
    const logged = this.timeline.daysAgo(age - 0.7);
    const decided = isDecided ? this.timeline.daysAgo(age - 0.9) : null;
    this.hours.push({
      id: stableId('volunteer_hours', `${application} ${age}`),
      application_id: application,
      user_id: user,
      day,
      hours: hours.toFixed(2),
      note: notes[this.hours.length % notes.length] ?? null,
      status,
      rating: rating ?? null,
      answer: status === 'refused' ? 'كان ذلك اليوم عطلة، هل تقصد يوماً آخر؟' : null,
      decided_by: isDecided ? posting.posted_by : null,
      decided_at: decided,
      created_at: logged,
      updated_at: decided ?? logged,
    });
  }
}

/** Demo opportunities are known by their mailbox. */
const keyOf = ({ contact_info: contact }: OpportunityRow): string => contact.replace('@example.org', '');
