import type { IncomingMessage } from 'node:http';
import { addressBehind, entryLimits, SocketGate, socketsAtMost } from './socket-gate.js';

const times = <Value>(count: number, make: (n: number) => Value): Value[] =>
  Array.from({ length: count }, (_, n) => make(n));
const from = (remoteAddress: string, told?: string) =>
  ({ headers: told === undefined ? {} : { 'x-forwarded-for': told }, socket: { remoteAddress } }) as IncomingMessage;

describe('the gate of sockets', () => {
  it('takes so many of one person, of one network and in all [SEC-13]', () => {
    const one = new SocketGate();
    times(socketsAtMost.perPerson, (n) => one.enter({ userId: 'u', network: `n${n}` }));
    expect(one.enter({ userId: 'u', network: 'x' })).toBeUndefined();
    const school = new SocketGate();
    times(socketsAtMost.perNetwork, (n) => school.enter({ userId: `u${n}`, network: 'n' }));
    expect(school.enter({ userId: 'late', network: 'n' })).toBeUndefined();
    const all = new SocketGate();
    times(socketsAtMost.inAll, (n) => all.enter({ userId: `u${n}`, network: `n${n}` }));
    expect(all.enter({ userId: 'late', network: 'late' })).toBeUndefined();
  });

  it('keeps nothing of who is gone [SEC-13]', () => {
    const gate = new SocketGate();
    for (const leave of times(10, () => gate.enter({ userId: 'u', network: 'n' }))) leave?.();
    expect(gate['open'].size).toBe(0);
  });

  it.each([
    [0, '10.0.0.1', '1.1.1.1', '10.0.0.1'],
    [1, '10.0.0.1', '9.9.9.9, 1.1.1.1', '1.1.1.1'],
    [2, '10.0.0.1', '9.9.9.9, 1.1.1.1, 10.0.0.2', '1.1.1.1'],
    [1, '10.0.0.1', undefined, '10.0.0.1'],
  ])('believes %i proxies and no word before them [SEC-13]', (proxies, remote, told, address) => {
    expect(addressBehind(from(remote, told), proxies)).toBe(address);
  });
});

describe('coming into rooms', () => {
  it('is let through ten times at once and once a second then, each person by themselves [SEC-13]', () => {
    const limits = entryLimits();
    expect(times(12, () => limits.take('u', 0)).filter(Boolean)).toHaveLength(10);
    expect(limits.take('other', 0)).toBe(true);
    expect(times(5, () => limits.take('u', 2000)).filter(Boolean)).toHaveLength(2);
  });

  it('is forgotten of whoever may come ten times again [SEC-13]', () => {
    const limits = entryLimits();
    times(50, (n) => limits.take(`u${n}`, 0));
    limits.take('late', 1000);
    expect([...limits['held'].keys()]).toEqual(['late']);
  });
});
