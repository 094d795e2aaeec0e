import { isPortFree } from '@masar/local-postgres';
import { type LocalSettings, readLocalSettings } from '../local-settings.ts';
import { readSessionSecret } from '../session-secret.ts';
import { KnownFailure, reportFailure, say, waitUntil } from '../workspace.ts';
import { type Backend, startBackend, untilReady } from './backend-process.ts';
import { buildWhatChanged } from './build.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { type Database, openDatabase } from './database.ts';
import { keepRunning } from './keep-running.ts';

/** What is running, to be ended in the opposite order. */
const running: { backend?: Backend; database?: Promise<Database>; build: AbortController } = {
  build: new AbortController(),
};

const stopAsked = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  process.on('disconnect', () => resolve());
});

async function start(settings: LocalSettings): Promise<void> {
  await refuseTakenPort(settings);
  running.database = openDatabase(settings);
  const [database, build] = await Promise.all([running.database, buildWhatChanged(running.build.signal)]);
  const address = `http://localhost:${settings.port}`;
  const environment = serverEnvironment(settings, database, address);
  await keepRunning({
    launch: () => (running.backend = startBackend(build, environment)),
    untilReady: (backend) => untilReady(backend, `http://127.0.0.1:${settings.port}`),
    onReady: () => announce(address),
    signal: running.build.signal,
  });
}

function serverEnvironment(settings: LocalSettings, database: Database, address: string): NodeJS.ProcessEnv {
  const { DEMO_MODE, LOG_LEVEL, PUBLIC_URL, SESSION_SECRET } = process.env;
  return {
    NODE_ENV: 'production',
    PORT: String(settings.port),
    HOST: settings.host,
    DATA_DIR: settings.dataDirectory,
    DATABASE_URL: database.url,
    DEMO_MODE: DEMO_MODE || 'true',
    LOG_LEVEL: LOG_LEVEL || 'warn',
    PUBLIC_URL: PUBLIC_URL || address,
    SESSION_SECRET: SESSION_SECRET || readSessionSecret(settings.dataDirectory),
  };
}

/** A server whose `npm start` was just killed needs a moment to let go of its port. */
async function refuseTakenPort({ port }: LocalSettings): Promise<void> {
  if (await waitUntil(() => isPortFree(port), 5_000)) return;
  throw new KnownFailure({
    ar: `المنفذ ${port} يستعمله برنامج آخر. أوقفه، أو اختر منفذاً آخر: PORT=${port + 1} npm start`,
    en: `Port ${port} is used by another program. Stop it, or choose another one: PORT=${port + 1} npm start`,
  });
}

function announce(address: string): void {
  say({
    ar: `\nمسار يعمل الآن: ${address}\n  لوحة الإدارة: ${address}/console\n  توثيق الواجهة البرمجية: ${address}/api/docs\n  للإيقاف: Ctrl-C`,
    en: `\nMasar is running: ${address}\n  Console: ${address}/console\n  API documentation: ${address}/api/docs\n  Stop with Ctrl-C\n`,
  });
}

async function stop(): Promise<void> {
  running.build.abort();
  await running.backend?.stop();
  const database = await running.database?.catch(() => undefined);
  await database?.stop();
}

try {
  const settings = readLocalSettings();
  const unlock = lockDataFolder(settings.dataDirectory);
  try {
    await Promise.race([start(settings), stopAsked]);
    say({ ar: 'يتوقف مسار…', en: 'Stopping…' });
  } finally {
    await stop();
    unlock();
  }
} catch (error) {
  reportFailure(error);
}
process.exit();
