import { KeptConnection } from '../kept-connection.ts';
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

/** Calls and reads the whole answer; the milliseconds that took. Fails where it was refused. */
export async function call(port: number, { path, cookie, method, body }: Call): Promise<number> {
  const connection = lines.get(port) ?? new KeptConnection(port, '');
  lines.set(port, connection);
  const from = performance.now();
  const { status, body: answer } = await connection.send(method ?? 'GET', path, body, cookie);
  const took = performance.now() - from;
  if (status >= 300) throw new Error(`${status} at ${path}: ${JSON.stringify(answer)?.slice(0, 300)}`);
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

/** Every route so often in both databases, one call after the other, in turns which of them is asked first. */
export async function measureRounds(small: Side, large: Side, rounds: number) {
  const times: Record<string, RouteTimes> = {};
  /** Calls that were not answered as they should be. */
  const refused: string[] = [];
  for (const name of Object.keys(routes)) times[name] = { small: [], large: [] };
  for (let round = 0; round < warmingRounds + rounds; round += 1) {
    await Promise.all([small.forget(), large.forget()]);
    for (const [name, route] of Object.entries(routes)) {
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
  return { times, refused };
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
