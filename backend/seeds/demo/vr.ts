import { hash } from 'node:crypto';
import { type CategoryId, completionScore, type Difficulty, vrLimits, type VrSessionStatus } from '@masar/domain';
import type { Slide, Station } from '../../src/modules/vr/vr-workshop.entity.js';
import { readJson } from './data-folder.js';
import type { People, Person } from './people.js';
import { Random } from './random.js';
import { stableId } from './stable-id.js';
import type { Timeline } from './timeline.js';

interface VrWorkshopRow {
  id: string;
  title_ar: string;
  title_en: string;
  description_ar: string;
  description_en: string;
  duration: number;
  difficulty: Difficulty;
  max_participants: number;
  category_id: CategoryId;
  instructor_id: string;
  slides: Slide[];
  stations: Station[];
  created_at: string;
}

interface VrSessionRow {
  id: string;
  workshop_id: string;
  scheduled_at: string;
  duration: number;
  max_participants: number;
  current_participants: number;
  status: VrSessionStatus;
  room_code: string;
  started_at: string | null;
  ended_at: string | null;
  created_at: string;
  updated_at: string;
}

interface VrParticipantRow {
  id: string;
  session_id: string;
  user_id: string;
  joined_at: string;
  seat: number;
  attended_ms: number;
  completion_score: string | null;
  visited: number[];
}

export interface VrRows {
  vr_workshops: VrWorkshopRow[];
  vr_sessions: VrSessionRow[];
  vr_participants: VrParticipantRow[];
}

interface WorkshopText {
  key: string;
  category: CategoryId;
  difficulty: Difficulty;
  duration: number;
  /** The demo instructor, or one of the category. */
  leader: 'demo' | 'other';
  titleAr: string;
  titleEn: string;
  descriptionAr: string;
  descriptionEn: string;
  slides: [ar: string, en: string, bulletsAr: string[], bulletsEn: string[]][];
  stations: [ar: string, en: string, textAr: string, textEn: string][];
}

/** Ages of the sessions in days, negative for those to come; with how many people. */
const plans: Record<string, { age: number; people: number; ofDemoStudent?: true }[]> = {
  'open-room': [{ age: 0, people: 0 }],
  'web-page': [
    { age: 8.375, people: 14, ofDemoStudent: true },
    { age: -3.625, people: 9, ofDemoStudent: true },
  ],
  market: [{ age: -5.625, people: 6 }],
  logo: [
    { age: 21.375, people: 17 },
    { age: -6.75, people: 19 },
  ],
  interview: [{ age: -9.625, people: 4 }],
  billboard: [{ age: 15.375, people: 8 }],
  kanban: [{ age: -12.625, people: 3 }],
};

const minuteMs = 60_000;

/** Workshops of all tracks, some held already; the open room is live on the day of the seed (VRW-1 to VRW-4). */
export function makeVrWorkshops(people: People, seed: number, timeline: Timeline): VrRows {
  const random = new Random(seed);
  const rows: VrRows = { vr_workshops: [], vr_sessions: [], vr_participants: [] };
  for (const [index, text] of readJson<WorkshopText[]>('vr-workshops.json').entries()) {
    const workshop = workshopRow(text, leaderOf(text, people), timeline.daysAgo(30 - index));
    rows.vr_workshops.push(workshop);
    for (const plan of plans[text.key] ?? []) {
      const session = sessionRow(workshop, text.key, plan.age, timeline);
      const seated = plan.ofDemoStudent ? [people.demo.student] : [];
      seated.push(...some(people.learners, plan.people - seated.length, plan.age, random));
      rows.vr_sessions.push({ ...session, current_participants: seated.length });
      rows.vr_participants.push(
        ...seated.map((person, seat) =>
          participantRow(session, workshop, { person, seat, age: plan.age }, random, timeline),
        ),
      );
    }
  }
  return rows;
}

function leaderOf({ leader, category }: WorkshopText, { demo, instructors }: People): Person {
  return (leader === 'other' && instructors.find(({ categories }) => categories.includes(category))) || demo.instructor;
}

/** A session is planned so many days before, and places are taken since. */
const plannedBefore = 7;

/** People who were there then; for a session to come those who have looked in since it was planned. */
const some = (learners: readonly Person[], count: number, age: number, random: Random): Person[] => {
  const since = age > 0 ? age : plannedBefore - 1;
  const active = learners.filter(
    (person) => person.lastActiveAge <= since && person.createdAge > since + plannedBefore,
  );
  return random.shuffled(active).slice(0, count);
};

const workshopRow = (text: WorkshopText, leader: Person, createdAt: string): VrWorkshopRow => ({
  id: stableId('vr_workshops', text.key),
  title_ar: text.titleAr,
  title_en: text.titleEn,
  description_ar: text.descriptionAr,
  description_en: text.descriptionEn,
  duration: text.duration,
  difficulty: text.difficulty,
  max_participants: vrLimits.participantsDefault,
  category_id: text.category,
  instructor_id: leader.row.id,
  slides: text.slides.map(([titleAr, titleEn, bulletsAr, bulletsEn]) => ({
    titleAr,
    titleEn,
    bulletsAr,
    bulletsEn,
    pictureFileId: null,
  })),
  stations: text.stations.map(([titleAr, titleEn, textAr, textEn]) => ({ titleAr, titleEn, textAr, textEn })),
  created_at: createdAt,
});

function sessionRow(workshop: VrWorkshopRow, key: string, age: number, timeline: Timeline): VrSessionRow {
  const scheduledAt = timeline.daysAgo(age);
  const name = `${key} ${age}`;
  const endedAt = new Date(Date.parse(scheduledAt) + workshop.duration * minuteMs).toISOString();
  const plannedAt = timeline.daysAgo(Math.max(age, 0) + plannedBefore);
  return {
    id: stableId('vr_sessions', name),
    workshop_id: workshop.id,
    scheduled_at: scheduledAt,
    duration: workshop.duration,
    max_participants: workshop.max_participants,
    current_participants: 0,
    status: age > 0 ? 'ended' : age < 0 ? 'scheduled' : 'live',
    room_code: hash('sha256', stableId('room', name)).slice(0, 12),
    started_at: age >= 0 ? scheduledAt : null,
    ended_at: age > 0 ? endedAt : null,
    created_at: plannedAt,
    updated_at: plannedAt,
  };
}

function participantRow(
  session: VrSessionRow,
  workshop: VrWorkshopRow,
  { person, seat, age }: { person: Person; seat: number; age: number },
  random: Random,
  timeline: Timeline,
): VrParticipantRow {
  const liveMs = workshop.duration * minuteMs;
  const wasThere = age > 0;
  const attendedMs = wasThere ? Math.round(liveMs * (0.55 + 0.45 * random.next())) : 0;
  const visited = wasThere ? workshop.stations.flatMap((_, station) => (random.chance(0.75) ? [station] : [])) : [];
  const score = { attendedMs, liveMs, stationsVisited: visited.length, stations: workshop.stations.length };
  return {
    id: stableId('vr_participants', `${session.id} ${person.row.id}`),
    session_id: session.id,
    user_id: person.row.id,
    joined_at: timeline.daysAgo(Math.max(age + 1, person.lastActiveAge + 0.1)),
    seat,
    attended_ms: attendedMs,
    completion_score: wasThere ? completionScore(score).toFixed(2) : null,
    visited,
  };
}
