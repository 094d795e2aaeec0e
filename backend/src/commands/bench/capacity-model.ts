/** What one call takes of processors, in milliseconds: as a mean of mixed calls. */
export interface CallCost {
  /** Of the thread that runs a server's JavaScript; no more than one core for each server. */
  mainThreadMs: number;
  /** Of a server whole, this thread among others. */
  serverMs: number;
  databaseMs: number;
  /** Of who calls, where that is on the same machine. */
  callerMs: number;
}

/** Where calls are answered. */
export interface Place {
  servers: number;
  /** What other work leaves of the machine that all of them share. */
  cores: number;
}

/**
 * Calls a second at most: servers and database can't use more cores than there are, and each server runs its JavaScript
 * in one thread. Whatever ends first ends both.
 */
export function callsPerSecond(cost: CallCost, { servers, cores }: Place): number {
  const ofThreads = (servers * 1000) / cost.mainThreadMs;
  const ofCores = (cores * 1000) / (cost.serverMs + cost.databaseMs + cost.callerMs);
  return Math.min(ofThreads, ofCores);
}

/** Bytes that a server holds after a collection: by itself, and more for each line that is open. */
export interface HeldBytes {
  base: number;
  stream: number;
  socket: number;
}

/** What is assumed of people and of how full machines are run. */
export interface Assumptions {
  /** Calls of somebody who is learning, counted with a browser on the way of a learner, see docs/scaling.md. */
  callsPerPersonAndMinute: number;
  /** How busy a core is at most when people should not notice each other. */
  busyShare: number;
}

/** People who are active at once: for each core of server and database, gigabyte of a server, connection. */
export function peoplePer(
  cost: CallCost,
  held: HeldBytes,
  callsPerConnection: number,
  { callsPerPersonAndMinute, busyShare }: Assumptions,
) {
  const of = (calls: number): number => Math.floor((calls * 60 * busyShare) / callsPerPersonAndMinute);
  return {
    perCore: of(1000 / (cost.serverMs + cost.databaseMs)),
    perServerProcess: of(1000 / cost.mainThreadMs),
    perGigabyte: Math.floor((1e9 * busyShare - held.base) / held.stream),
    perConnection: of(callsPerConnection),
  };
}
