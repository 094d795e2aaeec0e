import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@masar/domain';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import supertest from 'supertest';
import { loadAppConfig } from '#platform/config/app-config';
import { AppModule } from '../src/app.module.js';
import { setUpHttpPipeline } from '../src/http-pipeline.js';
import { User } from '../src/modules/auth/user.entity.js';
import { createTestDatabase } from './database.js';
import { createDemoDatabase } from './demo-template.js';
import { openTestSession, type TestSession } from './open-test-session.js';

export type Agent = ReturnType<typeof supertest.agent>;

/** A signed-in person of a test: their agent carries the session cookie. */
export interface SignedInAgent {
  agent: Agent;
  userId: string;
}

export interface TestApp {
  app: NestExpressApplication;
  databaseUrl: string;
  /** Folder of outbox and files. */
  dataDir: string;
  /** An agent without a session. */
  anonymous: () => Agent;
  /** A fresh user of the role with an open session. */
  as: (role: Role, session?: TestSession) => Promise<SignedInAgent>;
  /** A forked entity manager for arranging and looking. */
  em: () => EntityManager;
  close: () => Promise<void>;
}

/** The application as it is, on a database, listening on a free port. */
export async function startApplication(
  databaseUrl: string,
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<NestExpressApplication> {
  const config = loadAppConfig({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SESSION_SECRET: randomUUID() + randomUUID(),
    PUBLIC_URL: 'http://masar.test',
    ALLOW_INSECURE_COOKIES: 'true',
    LOG_LEVEL: 'silent',
    DATABASE_POOL_SIZE: '8',
    // Tests wait for this work: behind everything else it would starve beside them.
    BACKGROUND_NICENESS: '0',
    // On a busy machine a few starts may take seconds; what a line tells has tests of its own.
    EXAM_HELD_SECONDS: '20',
    ...environment,
  });
  const module = await Test.createTestingModule({ imports: [AppModule.with(config)] }).compile();
  const app = module.createNestApplication<NestExpressApplication>({ bodyParser: false, logger: false });
  await setUpHttpPipeline(app).listen(0, '127.0.0.1');
  return app;
}

/** The real application on a database of its own, through the same pipeline as in production. */
export async function startTestApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'masar-test-'));
  const isDemo = environment['DEMO_MODE'] === 'true';
  const database = isDemo ? await createDemoDatabase(dataDir) : await createTestDatabase('started');
  const app = await startApplication(database.url, dataDir, environment);
  const em = () => app.get(MikroORM).em.fork();
  const agentOf = () => supertest.agent(app.getHttpServer());
  return {
    app,
    databaseUrl: database.url,
    dataDir,
    anonymous: agentOf,
    em,
    as: async (role, session) => {
      const user = em().create(User, {
        email: `${randomUUID()}@masar.test`,
        firstName: 'زهراء',
        lastName: 'كاظم',
        role,
      });
      user.emailVerifiedAt = new Date();
      const manager = em();
      manager.persist(user);
      await manager.flush();
      const agent = agentOf();
      await openTestSession(app, agent, { id: user.id, role }, session);
      return { agent, userId: user.id };
    },
    close: async () => {
      await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
