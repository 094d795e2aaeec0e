export { cpuSecondsOf, cpuSecondsWithChildren, idleSeconds, mainThreadSeconds } from './cpu-seconds.ts';
export { createDatabase, dropDatabase, onServer, urlForDatabase, type CreateDatabaseOptions } from './databases.ts';
export { tryLock, type LockAttempt } from './file-lock.ts';
export { findFreePort, isPortFree } from './free-port.ts';
export { startLocalPostgres, type LocalPostgres, type LocalPostgresOptions } from './start-local-postgres.ts';
export { isAlive } from './postmaster.ts';
export { startTemporaryPostgres } from './start-temporary-postgres.ts';
