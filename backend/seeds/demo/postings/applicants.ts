import type { ApplicationKind, ApplicationStatus } from '@masar/domain';
import type { People, Person } from '../people.js';
import type { Random } from '../random.js';
import { stableId } from '../stable-id.js';
import type { Timeline } from '../timeline.js';
import type { MoveRow } from './posting-rows.js';
import { notes } from './posting-voices.js';

/** The states on the way to each state. */
const ways: Record<ApplicationStatus, ApplicationStatus[]> = {
  pending: ['pending'],
  in_review: ['pending', 'in_review'],
  accepted: ['pending', 'in_review', 'accepted'],
  rejected: ['pending', 'in_review', 'rejected'],
  withdrawn: ['pending', 'withdrawn'],
  completed: ['pending', 'accepted', 'completed'],
};
const moveColumns = {
  opportunity: 'application_id',
  job: 'job_application_id',
  service: 'service_request_id',
} as const;

/** An application as its own table and the timeline tell it. */
export interface Sent {
  id: string;
  person: Person;
  status: ApplicationStatus;
  appliedAt: string;
  updatedAt: string;
}

/** Draws who applies and how each application went. */
export class Applicants {
  readonly moves: MoveRow[] = [];

  constructor(
    private readonly people: People,
    private readonly random: Random,
    private readonly timeline: Timeline,
  ) {}

  /** Different people who were here while a posting of this age was open; few as a rule. */
  some(age: number, most: number, least = 0): Person[] {
    const present = this.people.learners.filter((one) => one.createdAge > age && one.lastActiveAge < age - 1);
    const wanted = Math.floor(least + (most - least) * Math.pow(this.random.next(), 1.4));
    const drawn = new Set<Person>();
    for (let tries = 0; present.length > 0 && drawn.size < wanted && tries < wanted * 3; tries += 1) {
      drawn.add(this.random.pick(present));
    }
    return [...drawn];
  }

  /** Applies and goes its way to a state, all of it between the posting's day and today. */
  send(
    kind: ApplicationKind,
    posting: { id: string; posted_by: string },
    age: number,
    person: Person,
    status: ApplicationStatus,
  ): Sent {
    const id = stableId('applications', `${posting.id} ${person.row.id}`);
    const way = ways[status];
    const latest = Math.min(age - 0.1, Math.max(person.lastActiveAge, 0.1));
    const start = this.random.between(latest, Math.max(latest, age - 0.2));
    const ages = way.map((_, step) => start - (step * (start - 0.02)) / (way.length + 0.5));
    const times = ages.map((each) => this.timeline.daysAgo(each));
    way.forEach((to, step) => {
      const byApplicant = to === 'pending' || to === 'withdrawn';
      this.moves.push({
        id: stableId('application_moves', `${id} ${step}`),
        kind,
        application_id: null,
        job_application_id: null,
        service_request_id: null,
        [moveColumns[kind]]: id,
        from_status: way[step - 1] ?? null,
        to_status: to,
        moved_by: byApplicant ? person.row.id : posting.posted_by,
        note: this.noteOn(to),
        created_at: times[step] ?? '',
      });
    });
    return { id, person, status, appliedAt: times[0] ?? '', updatedAt: times.at(-1) ?? '' };
  }

  private noteOn(to: ApplicationStatus): string | null {
    const words = notes[to];
    return words && this.random.chance(0.7) ? this.random.pick(words) : null;
  }
}
