import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fromSources } from '../from-sources.ts';
import { readLocalSettings } from '../local-settings.ts';
import { readSessionSecret } from '../session-secret.ts';
import { lockDataFolder } from '../start/data-folder-lock.ts';
import { openDatabase } from '../start/database.ts';
import { reportFailure, root, say } from '../workspace.ts';
import { printReadably } from './readable-log.ts';

/** npm run dev: local PostgreSQL, the backend from its sources, and Vite's servers for portal and console, all with reload. */
const settings = readLocalSettings();
const portalPort = process.env['PORTAL_PORT'] ?? '5173';
const consolePort = process.env['CONSOLE_PORT'] ?? '5174';
const portalAddress = `http://localhost:${portalPort}`;

const sayAddresses = (): void =>
  say({
    ar: `البوابة أثناء التطوير: ${portalAddress}، ولوحة الإدارة: ${portalAddress}/console/`,
    en: `The portal under development: ${portalAddress}, the console: ${portalAddress}/console/`,
  });

function run(name: string, command: string, args: string[], cwd: string, environment: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(command, args, {
    cwd: join(root, cwd),
    env: { ...process.env, ...environment },
    stdio: ['inherit', name === 'backend' ? 'pipe' : 'inherit', 'inherit'],
  });
  // At every start, so that the addresses stand below everything that servers say of themselves.
  if (child.stdout) printReadably(child.stdout, sayAddresses);
  child.once('exit', (code, signal) => console.log(`${name} ended (${signal ?? code})`));
  return child;
}

function startServers(databaseUrl: string): ChildProcess[] {
  const backend = run('backend', process.execPath, [...fromSources, '--watch', 'src/main.ts'], 'backend', {
    NODE_ENV: 'development',
    PORT: String(settings.port),
    HOST: settings.host,
    DATA_DIR: settings.dataDirectory,
    DATABASE_URL: databaseUrl,
    DEMO_MODE: process.env['DEMO_MODE'] || 'true',
    PUBLIC_URL: process.env['PUBLIC_URL'] || portalAddress,
    SESSION_SECRET: process.env['SESSION_SECRET'] || readSessionSecret(settings.dataDirectory),
  });
  const vite = join(root, 'node_modules/.bin/vite');
  const portal = run('portal', vite, ['--port', portalPort, '--strictPort'], 'portal', {
    API_URL: `http://localhost:${settings.port}`,
    CONSOLE_URL: `http://localhost:${consolePort}`,
  });
  // Found under the portal's address, as on a site: one session, and links lead from one to the other.
  const adminConsole = run('console', vite, ['--strictPort'], 'admin-console', { CONSOLE_PORT: consolePort });
  return [backend, portal, adminConsole];
}

async function untilAsked(children: ChildProcess[]): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
    process.on('disconnect', () => resolve());
    for (const child of children) child.once('exit', () => resolve());
  });
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  const ends = running.map((child) => new Promise<void>((resolve) => void child.once('exit', () => resolve())));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(ends);
}

try {
  const unlock = lockDataFolder(settings.dataDirectory);
  const database = await openDatabase(settings);
  try {
    await untilAsked(startServers(database.url));
  } finally {
    await database.stop();
    unlock();
  }
} catch (error) {
  reportFailure(error);
}
process.exit();
