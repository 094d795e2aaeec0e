import { join } from 'node:path';
import { findBinaries } from './binaries.ts';
import { type ClusterFolder, clusterFolder, prepareFolder } from './cluster-folder.ts';
import { chooseServerAccount, giveTo, reachableFolder, reachableNative, type ServerAccount } from './server-account.ts';

/** Everything needed to run initdb and postgres on one folder: whose account, which files, which environment. */
export interface ServerPrograms {
  folder: ClusterFolder;
  account: ServerAccount;
  initdb: string;
  postgres: string;
  environment: NodeJS.ProcessEnv;
}

/** Prepares the folder and finds programs that the chosen account can run on it. */
export function prepareServer(dataDirectory: string, account = chooseServerAccount()): ServerPrograms {
  const { identity } = account;
  const folder = clusterFolder(identity ? reachableFolder(dataDirectory, identity) : dataDirectory);
  prepareFolder(folder);
  if (identity) giveTo(folder.root, identity);
  const binaries = findBinaries(folder.root);
  const native = identity ? reachableNative(binaries.native, folder.root, identity) : binaries.native;
  return {
    folder,
    account,
    initdb: binaries.initdb.replace(binaries.native, native),
    postgres: binaries.postgres.replace(binaries.native, native),
    environment: serverEnvironment(folder, binaries.libraryPath),
  };
}

/** A clean environment: no PG… variable or language of the caller changes how the server behaves. */
function serverEnvironment(folder: ClusterFolder, libraryPath: string | undefined): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC', HOME: folder.root };
  if (process.platform === 'win32') environment['SystemRoot'] = process.env['SystemRoot'];
  if (libraryPath !== undefined) environment[libraryVariable()] = libraryPath;
  return environment;
}

function libraryVariable(): string {
  return process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
}

/** The command line as this account has to run it. */
export function commandLine({ account }: ServerPrograms, program: string, args: readonly string[]): [string, string[]] {
  const [command, ...rest] = [...account.prefix, program, ...args];
  return [command ?? program, rest];
}

/** File that records of which major version the cluster is. */
export function versionFile(folder: ClusterFolder): string {
  return join(folder.cluster, 'PG_VERSION');
}
