import { limits } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { aForum } from '../src/modules/community/testing/forum.builder.js';
import { aCourse } from '../src/modules/courses/testing/course.builder.js';
import { aJob } from '../src/modules/jobs/testing/job.builder.js';
import { anOpportunity } from '../src/modules/opportunities/testing/opportunity.builder.js';
import { aService } from '../src/modules/services/testing/service.builder.js';
import { aWorkshop } from '../src/modules/vr/testing/vr.builder.js';

const long = 'نقرأُ معاً 😀 كلَّ يومِ سبتٍ في مكتبةِ الحيّ.\n'.repeat(40).trim();
const descriptions = { descriptionAr: long, descriptionEn: long };

interface Made {
  id: string;
  /** The posting that an application is for. */
  of?: string;
}

interface Kind {
  /** Some with filters, some below a posting; each item has a page below `page`. */
  lists: string[];
  page: string;
  /** Fields of which lists tell the beginning. */
  texts: string[];
  /** Makes one of the person's. */
  make: (em: EntityManager, person: SignedInAgent) => Promise<Made>;
}

const course = async (em: EntityManager, { userId }: SignedInAgent) =>
  (await aCourse().by(userId).with(descriptions).published().saved(em)).course;

/** To a posting of somebody else. */
const application =
  (make: typeof anOpportunity | typeof aJob | typeof aService, path: string, field: string) =>
  async (em: EntityManager, { agent }: SignedInAgent) => {
    const { id: of } = await make(em, (await test.as('instructor')).userId);
    const { body } = await agent
      .post(path.replace('{id}', of))
      .send({ [field]: long })
      .expect(201);
    return { id: (body as Made).id, of };
  };

const kinds: Kind[] = [
  {
    lists: ['/api/opportunities', '/api/opportunities?mine=true'],
    page: '/api/opportunities',
    texts: ['descriptionAr', 'descriptionEn', 'requirements', 'requirementsEn'],
    make: (em, { userId }) => anOpportunity(em, userId, { ...descriptions, requirements: long, requirementsEn: long }),
  },
  {
    lists: ['/api/jobs', '/api/jobs?mine=true', '/api/jobs?order=match'],
    page: '/api/jobs',
    texts: ['descriptionAr', 'descriptionEn'],
    make: (em, { userId }) => aJob(em, userId, descriptions),
  },
  {
    lists: ['/api/services', '/api/services?mine=true'],
    page: '/api/services',
    texts: ['description', 'descriptionAr', 'descriptionEn'],
    make: (em, { userId }) => aService(em, userId, descriptions),
  },
  ...[
    ['/api/opportunities/{id}/applications', anOpportunity, 'coverLetter'] as const,
    ['/api/jobs/{id}/applications', aJob, 'coverLetter'] as const,
    ['/api/services/{id}/requests', aService, 'message'] as const,
  ].map(([path, make, field]) => ({
    lists: [path, '/api/applications'],
    page: '/api/applications',
    texts: ['message'],
    make: application(make, path, field),
  })),
  {
    lists: ['/api/courses', '/api/courses/mine', '/api/ai/courses'],
    page: '/api/courses',
    texts: ['descriptionAr', 'descriptionEn'],
    make: course,
  },
  {
    lists: ['/api/discussions'],
    page: '/api/discussions',
    texts: ['content'],
    make: async (em, { agent }) => {
      const { id: forumId } = await aForum(em);
      const { body } = await agent.post('/api/discussions').send({ forumId, title: 'سؤال', content: long }).expect(201);
      return body as Made;
    },
  },
  {
    lists: ['/api/vr/workshops', '/api/vr/workshops?mine=true'],
    page: '/api/vr/workshops',
    texts: ['description'],
    make: (em, { userId }) => aWorkshop(em, userId, descriptions),
  },
];

let test: TestApp;

describe('lists of what has long texts', () => {
  let person: SignedInAgent;
  beforeAll(async () => {
    test = await startTestApp();
    // Who looks after everybody's postings reads who applied.
    person = await test.as('admin');
  });
  afterAll(() => test.close());

  it.each(kinds)('tell their beginning, and the page of each tells them whole: $lists [PERF-9]', async (kind) => {
    const { lists, page, texts, make } = kind;
    const { id, of = '' } = await make(test.em(), person);
    for (const list of lists) {
      const { body } = await person.agent.get(list.replace('{id}', of)).expect(200);
      const rows = body as Record<string, string>[];
      const row = rows.find((one) => one['id'] === id)!;
      for (const text of texts) {
        const beginning = row[text]!;
        expect(beginning.length).toBeGreaterThan(limits.listedBeginning - 20);
        expect(beginning.length).toBeLessThanOrEqual(limits.listedBeginning);
        expect(beginning).toMatch(/\p{L}\p{M}*\.?…$/u);
        const spoken = long.replace(/\s+/g, ' ');
        expect(`${spoken} `.startsWith(`${beginning.slice(0, -1).replace(/\s+/g, ' ')} `)).toBe(true);
      }
    }
    const { body } = await person.agent.get(`${page}/${id}`).expect(200);
    for (const text of texts) expect((body as Record<string, string>)[text]).toBe(long);
  });

  it('are all that the contract says it of [PERF-9]', async () => {
    const { paths, components } = (await test.anonymous().get('/api/openapi.json').expect(200)).body as Contract;
    const said = Object.entries(paths).filter(([, { get }]) => {
      const name = get?.responses['200']?.content?.['application/json']?.schema.items?.$ref?.split('/').at(-1);
      const fields = Object.values((name && components.schemas[name]?.properties) || {});
      return (
        /the beginning of their texts/.test(get?.summary ?? '') ||
        fields.some(({ description = '' }) => /Lists tell its beginning/.test(description))
      );
    });
    const walked = new Set(kinds.flatMap(({ lists }) => lists).filter((list) => !list.includes('?')));
    expect(said.map(([path]) => path).sort()).toEqual([...walked].sort());
  });
});

interface Contract {
  paths: Record<
    string,
    {
      get?: {
        summary?: string;
        responses: Record<string, { content?: Record<string, { schema: { items?: { $ref?: string } } }> } | undefined>;
      };
    }
  >;
  components: { schemas: Record<string, { properties?: Record<string, { description?: string }> } | undefined> };
}
