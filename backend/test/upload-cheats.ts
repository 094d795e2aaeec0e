import type { Response } from 'supertest';
import { anAssignmentSetting } from '../src/modules/assignments/testing/an-assignment.js';
import type { Agent, TestApp } from '../testing/test-app.js';

type UploadCheat = [string, (setting: unknown, app: TestApp) => Promise<Response>, { status: number; code: string }];

const tus = { 'Tus-Resumable': '1.0.0' };
const pieces = { ...tus, 'Content-Type': 'application/offset+octet-stream' };
const named = (name: string) => `filename ${Buffer.from(name).toString('base64')}`;

const begin = (agent: Agent, path: string, length = '8', metadata = named('work.pdf')) =>
  agent.post(`${path}/draft/uploads`).set({ ...tus, 'Upload-Length': length, 'Upload-Metadata': metadata });

/** An upload of eight bytes of which four have come. */
async function half(app: TestApp): Promise<{ agent: Agent; address: string }> {
  const { learner, path } = await anAssignmentSetting(app);
  const { headers } = await begin(learner.agent, path).expect(201);
  const address = (headers as Record<string, string>)['location']!;
  await learner.agent
    .patch(address)
    .set({ ...pieces, 'Upload-Offset': '0' })
    .send(Buffer.from('%PDF'))
    .expect(204);
  return { agent: learner.agent, address };
}

/** What is tried with the headers of uploads that go on after a cut (ASG-1). */
export const uploadCheats: UploadCheat[] = [
  [
    'begin an upload of less than nothing',
    async (_, app) => {
      const { learner, path } = await anAssignmentSetting(app);
      return begin(learner.agent, path, '-8');
    },
    { status: 400, code: 'platform.invalid_input' },
  ],
  [
    'begin an upload whose length is said later',
    async (_, app) => {
      const { learner, path } = await anAssignmentSetting(app);
      return learner.agent
        .post(`${path}/draft/uploads`)
        .set({ ...tus, 'Upload-Defer-Length': '1', 'Upload-Metadata': named('work.pdf') });
    },
    { status: 400, code: 'platform.invalid_input' },
  ],
  [
    'let an upload grow beyond what was said when it began',
    async (_, app) => {
      const { agent, address } = await half(app);
      const grown = { ...pieces, 'Upload-Offset': '4', 'Upload-Length': '800' };
      return agent.patch(address).set(grown).send(Buffer.alloc(796));
    },
    { status: 413, code: 'platform.body_too_large' },
  ],
  [
    'begin a piece before the file',
    async (_, app) => {
      const { agent, address } = await half(app);
      return agent
        .patch(address)
        .set({ ...pieces, 'Upload-Offset': '-4' })
        .send(Buffer.from('MZ__'));
    },
    { status: 400, code: 'platform.invalid_input' },
  ],
  [
    'send a piece as another call that says it is one',
    async (_, app) => {
      const { agent, address } = await half(app);
      const disguised = { ...pieces, 'Upload-Offset': '4', 'X-HTTP-Method-Override': 'PATCH' };
      return agent.post(address).set(disguised).send(Buffer.from('MZ__'));
    },
    { status: 404, code: 'platform.not_found' },
  ],
  [
    'fill the name of a file with kilobytes',
    async (_, app) => {
      const { learner, path } = await anAssignmentSetting(app);
      return begin(learner.agent, path, '8', named(`${'a'.repeat(6000)}.pdf`));
    },
    { status: 400, code: 'platform.invalid_input' },
  ],
];
