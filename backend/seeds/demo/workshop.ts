import type { Person } from './people.js';
import { stableId } from './stable-id.js';
import type { Timeline } from './timeline.js';

export interface ProjectRunRow {
  id: string;
  user_id: string;
  project_id: string;
  started_at: string;
  completed_at: string | null;
  is_shown: boolean;
}

export interface ProjectStepRow {
  id: string;
  user_id: string;
  project_id: string;
  step_id: string;
  notes: string;
  evidence_url: string | null;
  completed_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface PublicProfileRow {
  id: string;
  user_id: string;
  handle: string;
  is_open: true;
  shows_discussions: true;
  contact: string;
  shows_contact: true;
}

interface WorkedStep {
  step: string;
  /** Days ago. */
  age: number;
  notes: string;
  link?: string;
  isDone: boolean;
}

/** The demo student is in the middle of her first project (WRK-1). */
const worked: WorkedStep[] = [
  {
    step: 'content',
    age: 12.3,
    notes: 'القارئ: صاحب متجر صغير في بغداد يبحث عمّن يبني له صفحة.\nقرأته أختي وقالت: واضح، لكن اذكري أسعارك.',
    isDone: true,
  },
  {
    step: 'sketch',
    age: 9.4,
    notes: 'ثلاثة أقسام: من أنا، أعمالي، تواصل معي.',
    link: 'https://example.org/sara/sketch',
    isDone: true,
  },
  { step: 'html', age: 2.2, notes: 'بقي أن أفحص الصفحة وأكتب وصفاً للصور.', isDone: false },
];

export function makeProjects(
  student: Person,
  timeline: Timeline,
): { runs: ProjectRunRow[]; steps: ProjectStepRow[]; pages: PublicProfileRow[] } {
  const userId = student.row.id;
  const project = 'personal-website';
  const steps = worked.map(({ step, age, notes, link, isDone }) => ({
    id: stableId('project_steps', `${userId} ${step}`),
    user_id: userId,
    project_id: project,
    step_id: step,
    notes,
    evidence_url: link ?? null,
    completed_at: isDone ? timeline.daysAgo(age) : null,
    created_at: timeline.daysAgo(age),
    updated_at: timeline.daysAgo(age),
  }));
  return {
    runs: [
      {
        id: stableId('project_runs', `${userId} ${project}`),
        user_id: userId,
        project_id: project,
        started_at: timeline.daysAgo(12.5),
        completed_at: null,
        is_shown: false,
      },
    ],
    steps,
    pages: [
      {
        id: stableId('public_profiles', userId),
        user_id: userId,
        handle: 'sara',
        is_open: true,
        shows_discussions: true,
        contact: 'https://example.org/sara',
        shows_contact: true,
      },
    ],
  };
}
