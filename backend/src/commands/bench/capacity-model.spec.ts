import { callsPerSecond, peoplePer } from './capacity-model.js';

const cost = { mainThreadMs: 2, serverMs: 2.5, databaseMs: 1, callerMs: 0.5 };

describe('the capacity model', () => {
  it('ends where one process runs JavaScript all the time, whatever cores are left [SCL-7]', () => {
    expect(callsPerSecond(cost, { servers: 1, cores: 16 })).toBe(500);
    expect(callsPerSecond(cost, { servers: 2, cores: 16 })).toBe(1000);
  });

  it('ends where the cores are used up that servers, database and callers share [SCL-7]', () => {
    expect(callsPerSecond(cost, { servers: 2, cores: 2 })).toBe(500);
    expect(callsPerSecond(cost, { servers: 8, cores: 2 })).toBe(500);
    expect(callsPerSecond(cost, { servers: 2, cores: 1 })).toBe(250);
  });

  it('tells people for each core, process, gigabyte and connection [SCL-7]', () => {
    const held = { base: 200e6, stream: 50_000, socket: 100_000 };
    const assumed = { callsPerPersonAndMinute: 12, busyShare: 0.5 };
    expect(peoplePer(cost, held, 20, assumed)).toEqual({
      perCore: 714,
      perServerProcess: 1250,
      perGigabyte: 6000,
      perConnection: 50,
    });
  });
});
