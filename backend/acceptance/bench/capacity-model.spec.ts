import { callsPerSecond, costOf, peoplePer } from './capacity-model.js';

const none = { mainThread: 0, server: 0, database: 0, caller: 0 };
const eachCall = { mainThread: 2, server: 2.5, database: 1, caller: 0.5 };
const cost = { eachSecond: none, eachCall };

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

  it('pays for each further server what a server costs without calls [SCL-7]', () => {
    const kept = { eachSecond: { ...none, server: 100, database: 100 }, eachCall };
    expect(callsPerSecond(kept, { servers: 1, cores: 1 })).toBe(200);
    expect(callsPerSecond(kept, { servers: 2, cores: 1 })).toBe(150);
  });

  it('tells what a server costs without calls from what each call costs by two paces [SCL-7]', () => {
    const seen = (calls: number) => ({
      callsPerSecond: calls,
      ofSecond: { mainThread: 50 + 2 * calls, server: 80 + 3 * calls, database: 20 + calls, caller: 0.5 * calls },
    });
    const { eachSecond, eachCall: ofCall } = costOf(seen(50), seen(300));
    expect(eachSecond).toEqual({ mainThread: 50, server: 80, database: 20, caller: 0 });
    expect(ofCall).toEqual({ mainThread: 2, server: 3, database: 1, caller: 0.5 });
  });

  it('lets no server cost less than nothing: calls that are dear when they are seldom are not cheaper often [SCL-7]', () => {
    const seldom = { callsPerSecond: 100, ofSecond: { mainThread: 100, server: 100, database: 100, caller: 10 } };
    const often = { callsPerSecond: 200, ofSecond: { mainThread: 400, server: 400, database: 400, caller: 40 } };
    expect(costOf(seldom, often)).toEqual({
      eachSecond: none,
      eachCall: { mainThread: 2, server: 2, database: 2, caller: 0.2 },
    });
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
