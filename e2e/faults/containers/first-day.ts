import { type APIRequestContext, expect } from '@playwright/test';
import { learnCourse, publishFirstCourse } from '../../environment/first-course.ts';
import { type Newcomer, signUp } from '../../environment/newcomer.ts';
import { setUpSecondFactor } from '../../environment/second-factor.ts';
import { type Stack, untilTrue } from './stack.ts';

/** Where docker-compose.yml shows the mailbox for trying. */
const mailbox = 'http://127.0.0.1:8025';

/** What a first day left behind, to be found again after whatever comes. */
export interface FirstDay {
  learner: Newcomer;
  courseId: string;
  certificateId: string;
  code: string;
}

/** Two people sign up by mail; one becomes administrator and publishes a course, the other earns its certificate. */
export async function liveFirstDay(stack: Stack, server: string): Promise<FirstDay> {
  const { address } = stack;
  const administrator = await signUp(address, mailedToken);
  await stack.execute(server, 'node', 'backend/dist/src/commands/admin-promote.js', administrator.email);
  const { request, email, password } = administrator;
  expect((await request.post('/api/auth/login', { data: { email, password } })).ok()).toBe(true);
  await setUpSecondFactor(administrator);
  const courseId = await publishFirstCourse(request);
  return { courseId, ...(await earn(address, courseId)) };
}

/** Somebody new joins the course, completes it and has the certificate, paper included. */
export async function earn(address: string, courseId: string): Promise<Omit<FirstDay, 'courseId'>> {
  const learner = await signUp(address, mailedToken);
  await learnCourse(learner.request, courseId);
  let issued: Issued | undefined;
  await untilTrue('the certificate is issued', async () => {
    issued = await certificateOf(learner.request, courseId);
    return issued !== undefined;
  });
  return { learner, certificateId: issued!.id, code: issued!.verificationCode };
}

/** A person of that day signs in, has the certificate as paper, and a stranger verifies it. */
export async function findAgain(address: string, { learner, courseId, certificateId, code }: FirstDay): Promise<void> {
  const { request, email, password } = learner;
  expect((await request.post('/api/auth/login', { data: { email, password } })).ok()).toBe(true);
  expect((await certificateOf(request, courseId))?.verificationCode).toBe(code);
  const paper = await request.get(`/api/certificates/${certificateId}/pdf`);
  expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const verified = await fetch(`${address}/api/certificates/verify/${code}`);
  expect(await verified.json()).toMatchObject({ verificationCode: code, status: 'verified' });
}

interface Issued {
  id: string;
  courseId: string;
  verificationCode: string;
}

async function certificateOf(request: APIRequestContext, courseId: string): Promise<Issued | undefined> {
  const certificates = (await (await request.get('/api/certificates')).json()) as Issued[];
  return certificates.find((certificate) => certificate.courseId === courseId);
}

/** The token of the mail that confirms an address, by the API of Mailpit. */
async function mailedToken(address: string): Promise<string> {
  let token: string | undefined;
  await untilTrue(`a mail reaches ${address}`, async () => {
    const query = encodeURIComponent(`to:"${address}"`);
    const found = await fetch(`${mailbox}/api/v1/search?query=${query}`);
    for (const { ID } of ((await found.json()) as { messages: { ID: string }[] }).messages) {
      const { Text } = (await (await fetch(`${mailbox}/api/v1/message/${ID}`)).json()) as { Text: string };
      token ??= /\/login\/verify-email\?token=([\w-]{20,})/.exec(Text)?.[1];
    }
    return token !== undefined;
  });
  return token!;
}
