import { type MasarServer, startMasar } from './masar-server.ts';

/** The run's database and files, where it has a server of its own; what it needs to be joined by a second one. */
export function installationOfRun(): { databaseUrl: string; dataDirectory: string } | undefined {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory } = process.env;
  return databaseUrl && dataDirectory ? { databaseUrl, dataDirectory } : undefined;
}

/**
 * A second server of the run's installation, which may be killed. It shares the files as well: either server sends the
 * mails that other journeys wait for.
 */
export function startSecondServer(port?: number): Promise<MasarServer> {
  const installation = installationOfRun();
  if (!installation) throw new Error('DATABASE_URL and DATA_DIR of the server at BASE_URL are not given.');
  return startMasar({ ...installation, ...(port !== undefined && { port }) });
}
