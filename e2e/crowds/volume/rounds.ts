import { type Answer, KeptConnection } from '../kept-connection.ts';
import type { Places } from './places.ts';
import { type Call, routes } from './routes.ts';

/** A database with a server on it. */
export interface Side {
  port: number;
  places: Places;
  /** Makes what the server keeps of answers count as changed, so that its database is asked. */
  forget: () => Promise<void>;
}

export interface RouteTimes {
  small: number[];
  large: number[];
}

const warmingRounds = 3;
/** So often at most is what looks slower measured again. */
const timesAgain = 3;

/** An answer, and the milliseconds until all of it was there. */
export type Look = Answer & { took: number };

/** Calls and reads the whole answer, whatever it is. */
export async function look(port: number, { path, cookie, method, body }: Call): Promise<Look> {
  const connection = lines.get(port) ?? new KeptConnection(port, '');
  lines.set(port, connection);
  const from = performance.now();
  const answer = await connection.send(method ?? 'GET', path, body, cookie);
  return { ...answer, took: performance.now() - from };
}

/** The milliseconds that an answer took. Fails where it was refused. */
export async function call(port: number, asked: Call): Promise<number> {
  const { status, body, took } = await look(port, asked);
  if (status >= 300) throw new Error(`${status} at ${asked.path}: ${JSON.stringify(body)?.slice(0, 300)}`);
  return took;
}

/** Calls every route once and fails with all that are refused. */
export async function tryRoutes(sides: readonly Side[]): Promise<void> {
  const refused: string[] = [];
  for (const { port, places } of sides)
    for (const [name, route] of Object.entries(routes))
      await call(port, route(places, 0)).catch((error: unknown) => refused.push(`${name}: ${String(error)}`));
  if (refused.length > 0) throw new Error(`Routes are refused:\n${refused.join('\n')}`);
}

/** One kept connection to each server. */
const lines = new Map<number, KeptConnection>();
export const closeLines = (): void => lines.forEach((line) => line.close());

/** What was measured, and calls that were not answered as they should be. */
interface Measured {
  times: Record<string, RouteTimes>;
  refused: string[];
}

/**
 * Every route so often in both databases, one call after the other, in turns which of them is asked first. Those that
 * look slower in the large one are measured again, for a busy machine makes any route slower once.
 */
export async function measureRounds(small: Side, large: Side, rounds: number, isSlower: (ratio: number) => boolean) {
  const measured: Measured = { times: {}, refused: [] };
  for (const name of Object.keys(routes)) measured.times[name] = { small: [], large: [] };
  let names = Object.keys(routes);
  for (let time = 0; time <= timesAgain && names.length > 0; time += 1) {
    await measureOnce(small, large, rounds, names, measured);
    names = names.filter((name) => isSlower(compare(measured.times[name]!).ratio));
  }
  return measured;
}

async function measureOnce(small: Side, large: Side, rounds: number, names: string[], { times, refused }: Measured) {
  for (let round = 0; round < warmingRounds + rounds; round += 1) {
    await Promise.all([small.forget(), large.forget()]);
    for (const name of names) {
      const route = routes[name]!;
      const sides = { small, large };
      const order = round % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const);
      for (const which of order) {
        const took = await call(sides[which].port, route(sides[which].places, round)).catch((error: unknown) => {
          refused.push(`${name} (${which}): ${String(error)}`);
        });
        if (took !== undefined && round >= warmingRounds) times[name]![which].push(took);
      }
    }
  }
}

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Medians, how they compare, and how much the small database differs from itself between even and odd rounds. */
export function compare({ small, large }: RouteTimes) {
  const halves = [0, 1].map((half) => middle(small.filter((_, at) => at % 2 === half)));
  return {
    smallMs: rounded(middle(small)),
    largeMs: rounded(middle(large)),
    ratio: rounded(middle(large) / middle(small)),
    noise: rounded(Math.max(...halves) / Math.min(...halves)),
  };
}
