import type { ApiSession } from './api-session.ts';

type View = 'list' | 'create' | 'show' | 'edit';

interface ConsoleResource {
  views: readonly View[];
  /** Where its rows are read and made, where that is not /api/admin/{resource}. */
  api?: string;
  /** Makes the row to look at where the demo data has none. */
  row?: object;
  /** Where that is sent, when another resource's change makes the row. */
  madeAt?: string;
  /** What the form for a new one is told about, by another resource's first row: parameter and resource. */
  createFor?: readonly [parameter: string, resource: string];
}

const report = { reportType: 'enrollments', by: 'month', from: '2026-01-01', to: '2026-06-30' };

/** Every resource of the console with the screens it has (CON-1). */
export const consoleResources: Record<string, ConsoleResource> = {
  users: { views: ['list', 'create', 'show', 'edit'] },
  courses: { views: ['list', 'create', 'show', 'edit'] },
  // They are listed in their course.
  lessons: { views: ['create', 'edit'], createFor: ['courseId', 'courses'] },
  enrollments: { views: ['list', 'create', 'show'] },
  'course-places': { views: ['list', 'create', 'show', 'edit'] },
  certificates: { views: ['list', 'show'] },
  'question-banks': { views: ['list', 'show'] },
  'bank-questions': { views: ['list', 'show'] },
  assignments: { views: ['list', 'show'] },
  submissions: { views: ['list', 'show'] },
  'peer-reviews': { views: ['list', 'show'] },
  papers: { views: ['list', 'show'] },
  'grade-changes': { views: ['list', 'show'] },
  'attempt-requests': { views: ['list', 'show'] },
  'learning-signs': { views: ['list', 'show'] },
  categories: { views: ['list', 'create', 'edit'] },
  forums: { views: ['list', 'create', 'edit'] },
  discussions: { views: ['list', 'show', 'edit'] },
  replies: { views: ['list', 'show', 'edit'] },
  opportunities: { views: ['list', 'create', 'show', 'edit'] },
  jobs: { views: ['list', 'create', 'show', 'edit'] },
  services: { views: ['list', 'show', 'edit'] },
  applications: { views: ['list', 'show'] },
  'vr-workshops': { views: ['list', 'create', 'show', 'edit'] },
  'vr-sessions': { views: ['list', 'create', 'show', 'edit'] },
  translations: { views: ['list', 'create', 'edit'] },
  'audit-log': { views: ['list', 'show'], madeAt: '/api/admin/reports', row: report },
  webhooks: {
    views: ['list', 'create', 'show'],
    api: '/api/webhooks',
    row: { name: 'Registry', url: 'https://registry.example.org/masar', events: ['course.completed'] },
  },
  'organization-tokens': { views: ['list', 'create'] },
  'failed-tasks': { views: ['list'] },
  'role-requests': { views: ['list', 'show'] },
  'abuse-reports': { views: ['list', 'show'] },
  'pending-posts': { views: ['list', 'show'] },
  'pending-postings': { views: ['list', 'show'] },
  'contact-messages': { views: ['list', 'show'] },
  'newsletter-subscriptions': { views: ['list'] },
  'search-aliases': { views: ['list', 'create', 'edit'] },
  reports: { views: ['list', 'create', 'show'], row: report },
  'report-schedules': {
    views: ['list', 'create', 'edit'],
    row: { reportType: 'enrollments', by: 'month', cadence: 'monthly', language: 'ar', recipientIds: [] },
  },
  backups: { views: ['list'] },
  'site-texts': { views: ['list', 'edit'] },
  settings: { views: ['list'] },
};

/** Screens that belong to no resource. */
export const consolePages: Record<string, string> = {
  overview: '/console/',
  'first day': '/console/first-day',
  'import of accounts': '/console/imports/users',
  'import of enrolments': '/console/imports/enrollments',
  'missing page': '/console/no-such-page',
};

/** Where a resource's screen is, with a real row where it shows one. */
export async function consoleAddress(admin: ApiSession, name: string, view: View): Promise<string> {
  const { createFor } = consoleResources[name]!;
  const address = `/console/${name}`;
  switch (view) {
    case 'list':
      return address;
    case 'create':
      return `${address}/create${createFor ? `?${createFor[0]}=${await rowOf(admin, createFor[1])}` : ''}`;
    case 'show':
      return `${address}/${await rowOf(admin, name)}/show`;
    case 'edit':
      return `${address}/${await rowOf(admin, name)}`;
  }
}

async function rowOf({ request }: ApiSession, name: string): Promise<string> {
  const { api = `/api/admin/${name}`, madeAt = api, row } = consoleResources[name]!;
  const first = async (): Promise<{ id: string } | undefined> => {
    const answer = await request.get(api, { params: { range: '[0,0]' } });
    return ((await answer.json()) as { id: string }[])[0];
  };
  let found = await first();
  if (!found && row) {
    const made = await request.post(madeAt, { data: row });
    if (!made.ok()) throw new Error(`${madeAt}: ${made.status()} ${await made.text()}`);
    found = await first();
  }
  if (!found) throw new Error(`${api} is empty; the console's screens need the demo data.`);
  return encodeURIComponent(found.id);
}
