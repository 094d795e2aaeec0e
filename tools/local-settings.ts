import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { KnownFailure, root, say } from './workspace.ts';

/** What the commands that run Masar on this machine need to know; the server checks all the rest by itself. */
export interface LocalSettings {
  port: number;
  host: string;
  /** Absolute; holds the database, uploaded files and the session secret. */
  dataDirectory: string;
  /** An external PostgreSQL; the local one is started when absent. */
  databaseUrl: string | undefined;
}

/** Reads `.env` (what is set already wins) and the environment. */
export function readLocalSettings(): LocalSettings {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const { DATA_DIR, DATABASE_URL, HOST, PORT } = process.env;
  return {
    port: readPort(PORT || '3000'),
    host: HOST || '0.0.0.0',
    dataDirectory: DATA_DIR ? writable(resolve(root, DATA_DIR)) : chooseDataDirectory(),
    databaseUrl: DATABASE_URL || undefined,
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new KnownFailure({
    ar: `قيمة PORT يجب أن تكون رقماً بين 1 و65535، والموجود: ${text}`,
    en: `PORT must be a number from 1 to 65535, not ${text}.`,
  });
}

/** `.data` of the checkout; where that is somebody else's, a folder of the user's own. */
function chooseDataDirectory(): string {
  const inCheckout = join(root, '.data');
  if (isWritable(inCheckout)) return inCheckout;
  const own = join(homedir(), '.local', 'share', 'masar');
  say({
    ar: `مجلد المشروع للقراءة فقط؛ تُحفظ البيانات في ${own}`,
    en: `The checkout is read-only; data goes to ${own}`,
  });
  return writable(own);
}

function writable(folder: string): string {
  if (isWritable(folder)) return folder;
  throw new KnownFailure({
    ar: `لا يمكن الكتابة في مجلد البيانات ${folder}؛ عيّن DATA_DIR على مجلد آخر.`,
    en: `The data folder ${folder} cannot be written; set DATA_DIR to another one.`,
  });
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
