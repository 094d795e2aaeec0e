import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodeOf } from './child.ts';
import { fromSources } from './from-sources.ts';
import { readLocalSettings } from './local-settings.ts';
import { readSessionSecret } from './session-secret.ts';
import { withDatabase } from './with-database.ts';
import { KnownFailure, reportFailure, root } from './workspace.ts';

/** What operators call is part of the server's image; what proves and measures the server is not. */
const places = ['backend/src/commands', 'backend/acceptance'];

/** node tools/backend-command.ts <name> [arguments]: runs <name>.ts of one of the places on the database. */
async function main([name = '', ...args]: string[]): Promise<number> {
  const script = places.map((place) => join(root, place, `${name}.ts`)).find((file) => existsSync(file));
  if (!script) throw new KnownFailure({ ar: `لا يوجد أمر باسم ${name}.`, en: `There is no command ${name}.` });
  const settings = readLocalSettings();
  return withDatabase(settings, (url) =>
    exitCodeOf(process.execPath, [...fromSources, script, ...args], {
      // Paths among the arguments are meant from where the user stands, which npm keeps in INIT_CWD.
      cwd: process.env['INIT_CWD'] ?? process.cwd(),
      env: {
        ...process.env,
        DATABASE_URL: url,
        DATA_DIR: settings.dataDirectory,
        DEMO_MODE: process.env['DEMO_MODE'] || 'true',
        LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn',
        SESSION_SECRET: process.env['SESSION_SECRET'] || readSessionSecret(settings.dataDirectory),
      },
    }),
  );
}

// Ctrl-C goes to the whole group; the command decides, then the database stops.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  reportFailure(error);
}
