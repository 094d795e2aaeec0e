import type { AddressInfo } from 'node:net';
import { demoAccounts, type Role, tokenScopes } from '@masar/domain';
import { unzipSync } from 'fflate';
import { testSessionCookie } from '#testing/open-test-session';
import { organizationToken } from '#testing/organization-program';
import type { Agent } from '#testing/test-app';
import { aQuestion } from '../src/modules/questions/testing/question.samples.js';
import { ContractDocument } from './contract/contract-document.js';
import { type DemoWorld, openDemoWorld } from './contract/demo-world.js';
import { GenericClient } from './contract/generic-client.js';

/** The right answers of a lesson's question and of a bank's: no text of anything else holds them. */
const keys = ['زعفران-٧٧٣١', 'saffron-7731', 'قرنفل-٧٧٣٢', 'clove-7732'];
const asks = (ar: string, en: string) => ({
  kind: 'short-text',
  prompt: { ar: 'ما اسم هذا التابل؟', en: 'What is this spice called?' },
  points: 1,
  exact: false,
  accepted: [
    { text: ar, weight: 100 },
    { text: en, weight: 100 },
  ],
});

describe('a program that may only read', () => {
  const document = new ContractDocument();
  let world: DemoWorld;
  let client: GenericClient;
  let address: string;
  let lessonId: string;
  let courseId: string;

  const scopes = tokenScopes.filter((scope) => scope.endsWith(':read'));
  const tokenOf = async (agent: Agent) => {
    const made = await agent.post('/api/auth/access-tokens').send({ name: 'Reader', scopes, expiresInDays: 1 });
    return (made.body as { token: string }).token;
  };
  beforeAll(async () => {
    world = await openDemoWorld();
    const { port } = world.test.app.getHttpServer().address() as AddressInfo;
    address = `http://127.0.0.1:${port}`;
    const { instructor } = world.people;
    courseId = world.known['/api/instructor/analytics/courses']![0]!;
    const lessons = await world.test
      .em()
      .execute<{ id: string }[]>('select id from lessons where course_id = ? order by order_index', [courseId]);
    lessonId = lessons[0]!.id;
    const quiz = { questions: [{ content: asks(keys[0]!, keys[1]!) }] };
    await instructor.patch(`/api/lessons/${lessonId}`).send({ quiz }).expect(200);
    const bank = await instructor.post('/api/question-banks').send({ name: 'توابل', courseId }).expect(201);
    const { id: bankId } = bank.body as { id: string };
    await instructor
      .post(`/api/question-banks/${bankId}/questions`)
      .send(aQuestion(asks(keys[2]!, keys[3]!)))
      .expect(201);
    client = new GenericClient(document, Object.values(world.people), {
      ...world.known,
      '/api/lessons': [lessonId, ...world.known['/api/lessons']!],
      '/api/courses': [courseId, ...world.known['/api/courses']!],
      '/api/question-banks': [bankId],
    });
    for (const operation of document.gets().filter(({ path }) => !path.includes('{') && !path.endsWith('/stream')))
      await client.call(operation);
  });
  afterAll(() => world.test.close());

  /** All that an answer says, files of an archive one by one; nothing of a refusal. */
  async function answerOf(path: string, headers: Record<string, string>): Promise<string> {
    const answer = await fetch(address + path, { headers, redirect: 'manual' });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (!answer.ok) return '';
    const isArchive = answer.headers.get('content-type') === 'application/zip';
    const parts = isArchive ? Object.values(unzipSync(bytes)) : [bytes];
    return parts.map((part) => new TextDecoder().decode(part)).join('\n');
  }
  const keysIn = (answer: string) =>
    keys.filter((key) => answer.includes(key) || answer.includes(JSON.stringify(key).slice(1, -1)));

  it('would be found out: the author’s session reads them in the draft and in the course’s archive [EVD-8]', async () => {
    const cookie = await testSessionCookie(world.test.app, { id: demoAccounts.instructor.id, role: 'instructor' });
    expect(keysIn(await answerOf(`/api/lessons/${lessonId}/draft`, { cookie }))).toHaveLength(2);
    expect(keysIn(await answerOf(`/api/courses/${courseId}/export`, { cookie }))).toHaveLength(4);
  });

  it.each<Role | 'organization'>(['instructor', 'admin', 'student', 'organization'])(
    'reads no right answer anywhere with the token of %s [API-4] [EVD-8]',
    async (whose) => {
      const token =
        whose === 'organization' ? await organizationToken(world.people.admin) : await tokenOf(world.people[whose]);
      const read: { path: string; answer: string }[] = [];
      for (const operation of document.gets().filter(({ path }) => !path.endsWith('/stream'))) {
        const asked = client
          .addresses(operation)
          .map(async (path) => ({ path, answer: await answerOf(path, { authorization: `Bearer ${token}` }) }));
        read.push(...(await Promise.all(asked)));
      }
      expect(read.filter(({ answer }) => keysIn(answer).length > 0).map(({ path }) => path)).toEqual([]);
      expect(read.filter(({ answer }) => answer !== '').length).toBeGreaterThan(10);
    },
  );
});
