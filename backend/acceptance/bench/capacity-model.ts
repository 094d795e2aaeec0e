/** Processor time in milliseconds, of one second or of one call. */
export interface CpuMs {
  /** Of the thread that runs a server's JavaScript; no more than one core for each server. */
  mainThread: number;
  /** Of a server whole, this thread among others. */
  server: number;
  database: number;
  /** Of who calls, where that is on the same machine. */
  caller: number;
}

/** What one server was seen to use of processors in each second in which it answered so many calls. */
export interface Seen {
  callsPerSecond: number;
  ofSecond: CpuMs;
}

/** What a server costs: each second, for what it keeps up to date whoever calls, and with each call. */
export interface ServerCost {
  eachSecond: CpuMs;
  eachCall: CpuMs;
}

const parts = ['mainThread', 'server', 'database', 'caller'] as const;

/**
 * The straight line through what one server used when it was called seldom and when it was called as fast as it
 * answers. What stays without calls is paid again for each further server: this is what sharing a database costs.
 */
export function costOf(seldom: Seen, often: Seen): ServerCost {
  const [eachSecond, eachCall] = [{} as CpuMs, {} as CpuMs];
  for (const part of parts) {
    const slope = (often.ofSecond[part] - seldom.ofSecond[part]) / (often.callsPerSecond - seldom.callsPerSecond);
    const rest = often.ofSecond[part] - slope * often.callsPerSecond;
    // Below nothing is noise of the measurement, and then all of it belongs to the calls.
    eachSecond[part] = Math.max(0, rest);
    eachCall[part] = rest < 0 ? often.ofSecond[part] / often.callsPerSecond : slope;
  }
  return { eachSecond, eachCall };
}

/** Where calls are answered. */
export interface Place {
  servers: number;
  /** What other work leaves of the machine that servers, database and callers share. */
  cores: number;
}

/**
 * Calls a second at most: all together can't use more cores than there are, and each server runs its JavaScript in one
 * thread. Whatever ends first ends both.
 */
export function callsPerSecond({ eachSecond, eachCall }: ServerCost, { servers, cores }: Place): number {
  const ofThreads = (servers * (1000 - eachSecond.mainThread)) / eachCall.mainThread;
  const kept = servers * (eachSecond.server + eachSecond.database);
  const ofCores = (cores * 1000 - kept) / (eachCall.server + eachCall.database + eachCall.caller);
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
  /** How busy a core is, and how full memory, at most when people should not notice each other. */
  busyShare: number;
}

/** People who are active at once: for each core of server and database, process, gigabyte of a server, connection. */
export function peoplePer(
  { eachSecond, eachCall }: ServerCost,
  held: HeldBytes,
  callsPerConnection: number,
  { callsPerPersonAndMinute, busyShare }: Assumptions,
) {
  const of = (calls: number): number => Math.floor((calls * 60) / callsPerPersonAndMinute);
  const busyMs = 1000 * busyShare;
  return {
    perCore: of((busyMs - eachSecond.server - eachSecond.database) / (eachCall.server + eachCall.database)),
    perServerProcess: of((busyMs - eachSecond.mainThread) / eachCall.mainThread),
    perGigabyte: Math.floor((1e9 * busyShare - held.base) / held.stream),
    perConnection: of(callsPerConnection * busyShare),
  };
}
