import { Turns } from './turns.js';

const everybody = () => true;

function namesInOrder(asked: readonly [network: string, person: string | undefined, name: string][]): string[] {
  const turns = new Turns<string>();
  for (const [network, person, name] of asked) turns.add({ network, person }, name);
  const order: string[] = [];
  for (let next = turns.next(everybody); next; next = turns.next(everybody)) order.push(next.thing);
  return order;
}

describe('turns', () => {
  it('go round networks, and within one round its people [REL-10]', () => {
    const order = namesInOrder([
      ['school', 'ali', 'ali 1'],
      ['school', 'ali', 'ali 2'],
      ['school', 'noor', 'noor 1'],
      ['school', undefined, 'visitor 1'],
      ['home', 'zahra', 'zahra 1'],
    ]);
    expect(order).toEqual(['ali 1', 'zahra 1', 'noor 1', 'visitor 1', 'ali 2']);
  });

  it('pass over a network that may have none now, which keeps its place [REL-10]', () => {
    const turns = new Turns<string>();
    turns.add({ network: 'school' }, 'school 1');
    turns.add({ network: 'home' }, 'home 1');
    turns.add(undefined, 'of the server');
    expect(turns.next((network) => network !== 'school')?.thing).toBe('home 1');
    expect(turns.next(everybody)).toEqual({ network: 'school', thing: 'school 1' });
    expect(turns.next(everybody)?.thing).toBe('of the server');
    expect(turns.next(everybody)).toBeUndefined();
  });
});
