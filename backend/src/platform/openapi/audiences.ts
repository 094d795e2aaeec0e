import type { OpenAPIObject } from '@nestjs/swagger';

interface Audience {
  /** Who uses these calls. */
  name: string;
  /** What each tag is about, in the order in which they are read. */
  tags: Readonly<Record<string, string>>;
}

/** The parts of the contract by who uses them; a tag that a controller names stands in one of them (API-2). */
export const audiences: readonly Audience[] = [
  {
    name: 'Everybody',
    tags: {
      auth: 'Signing up and in, sessions, roles, second factors and personal access tokens',
      search: 'One search over everything that one may see',
      people: 'Public pages of people',
      translations: 'Languages of the content',
      outreach: 'Messages to the team and the newsletter',
      site: 'Words and name of the organisation on public pages',
    },
  },
  {
    name: 'Learners',
    tags: {
      courses: 'The catalogue, and writing courses',
      enrollments: 'Courses that one has joined',
      lessons: 'Reading, reporting progress, and writing lessons',
      quizzes: 'Quizzes of lessons: rules, papers, attempts and what looked odd',
      assignments: 'Work that people mark: tasks, handing in, marking',
      grades: 'Gradebooks of courses: weights, marks, overrides, and own grades',
      certificates: 'Certificates: own ones, checking those of others, Open Badges',
      skills: 'The vocabulary of skills and what one holds',
      assessments: 'Checks and placement tests',
      projects: 'The workshop',
      recommendations: 'What to learn next, and why',
      vr: 'Virtual workshops, their sessions and rooms',
      dashboard: 'Figures and what comes next',
      profile: 'The own profile, page, data and account',
      notifications: 'News, preferences and the live stream',
    },
  },
  { name: 'The community', tags: { community: 'Forums, discussions, replies and reports of abuse' } },
  {
    name: 'Who seeks and who offers work',
    tags: {
      opportunities: 'Volunteering, internships and hours',
      jobs: 'Vacancies and how they fit',
      services: 'Services of members and their ratings',
      applications: 'Applications from both sides',
    },
  },
  {
    name: 'Instructors',
    tags: {
      files: 'Files for lessons',
      questions: 'Banks of questions, files of them in and out, and how they fare',
      analytics: 'How own courses do; events of the portal',
    },
  },
  {
    name: 'Programs of other systems',
    tags: {
      organization: 'What ids of messages stand for, and copies by last change: with a token of the organisation',
      webhooks: 'Who outside is told of what',
      'organization-tokens': 'Tokens for such programs, made by administrators',
    },
  },
  { name: 'Administrators', tags: { admin: 'What the console reads and changes' } },
  { name: 'Who runs the server', tags: { health: 'Whether it lives and is ready' } },
];

/** Orders the document's tags by their audience, in the words of viewers that know groups and of our own page. */
export function groupByAudience(document: OpenAPIObject): OpenAPIObject {
  const tags = audiences.flatMap(({ name, tags: parts }) =>
    Object.entries(parts).map(([tag, description], index) => ({
      name: tag,
      description,
      'x-audience': name,
      ...(index === 0 && { 'x-begins-audience': true }),
    })),
  );
  const groups = audiences.map(({ name, tags: parts }) => ({ name, tags: Object.keys(parts) }));
  return Object.assign(document, { tags, 'x-tagGroups': groups });
}
