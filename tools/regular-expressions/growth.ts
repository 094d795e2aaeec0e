import { createContext, Script } from 'node:vm';
import { type HostileText, hostileTextsFor } from './hostile-texts.ts';

/** Letters of the longest text. */
const length = 64_000;
/** Milliseconds after which is looked closer; few that are linear need as many, and the square of so long a text more. */
const quick = 60;
/** What is given up then is certainly not linear. */
const patience = 5000;
/** Four times the text takes four times as long, or sixteen times where it takes the square. */
const worstRatio = 8;
/** Behind what repeats: nothing, or what lets the expression fail. */
const ends = ['', '\0', '!x'];

interface Tried {
  expression: RegExp;
  text: string;
}

const place = createContext({ expression: /x/, text: '' }) as unknown as Tried;
const trial = new Script(`expression.global ? text.replace(expression, '') : expression.exec(text)`);

/** Milliseconds of the processor that an expression needs for a text; Infinity where it is not done in time. */
function costOf({ expression, text }: Tried, timeout: number): number {
  Object.assign(place, { expression, text });
  const before = process.cpuUsage();
  try {
    trial.runInContext(place as unknown as ReturnType<typeof createContext>, { timeout });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return Infinity;
    throw error;
  }
  return process.cpuUsage(before).user / 1000;
}

/** A text for which an expression takes more than its length explains; undefined where none was found. */
export function worstTextFor(source: string, flags: string): HostileText | undefined {
  return hostileTextsFor(source, flags).find((hostile) => ends.some((end) => !isLinear(source, flags, hostile, end)));
}

/** Whether already a text of two hundred letters is not read in time: each further letter doubles what it takes. */
export const isEndless = (source: string, flags: string, { beginning, repeated }: HostileText): boolean =>
  ends.some((end) => {
    const text = beginning + repeated.repeat(Math.ceil(200 / repeated.length)) + end;
    return costOf({ expression: new RegExp(source, flags), text }, patience) === Infinity;
  });

function isLinear(source: string, flags: string, { beginning, repeated }: HostileText, end: string): boolean {
  const cost = (letters: number, timeout: number) => {
    const text = beginning + repeated.repeat(Math.ceil(letters / repeated.length)) + end;
    return costOf({ expression: new RegExp(source, flags), text }, timeout);
  };
  // A busy machine may stop anything for a moment, and stop this late: what counts is what the processor did.
  if ([1, 2, 3].some(() => cost(length, 10 * quick) <= quick)) return true;
  const least = (letters: number) => Math.min(...[1, 2, 3].map(() => cost(letters, patience)));
  const whole = least(length);
  return whole < Infinity && whole <= worstRatio * Math.max(1, least(length / 4));
}
