/** The longest formula, and how deep its brackets may go. */
export const formulaLimits = { characters: 300, depth: 40 } as const;

const functions: Record<string, (...values: number[]) => number> = {
  abs: Math.abs,
  sqrt: Math.sqrt,
  round: Math.round,
  floor: Math.floor,
  ceil: Math.ceil,
  min: Math.min,
  max: Math.max,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  ln: Math.log,
  log: Math.log10,
  exp: Math.exp,
};
const constants: Record<string, number> = { pi: Math.PI, e: Math.E };
const own = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/**
 * What a formula of `+ - * / ^`, brackets, numbers, names and a few functions comes to; `undefined` where it is none, a
 * name is unknown or the result is no finite number. Nothing of it is ever run as code (QB-1, SEC-6).
 */
export function calculate(formula: string, values: Readonly<Record<string, number>>): number | undefined {
  if (formula.length > formulaLimits.characters) return undefined;
  const tokens = formula.match(/\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|[A-Za-z_]\w*|[-+*/^(),]|\S/g) ?? [];
  const reader = new FormulaReader(tokens, values);
  const result = reader.whole();
  return result !== undefined && Number.isFinite(result) ? result : undefined;
}

class FormulaReader {
  private at = 0;
  private depth = 0;
  private readonly tokens: readonly string[];
  private readonly values: Readonly<Record<string, number>>;

  constructor(tokens: readonly string[], values: Readonly<Record<string, number>>) {
    this.tokens = tokens;
    this.values = values;
  }

  whole(): number | undefined {
    const result = this.sum();
    return this.at === this.tokens.length ? result : undefined;
  }

  private take(...signs: string[]): string | undefined {
    const token = this.tokens[this.at];
    if (token === undefined || !signs.includes(token)) return undefined;
    this.at++;
    return token;
  }

  /** Numbers that are missing turn everything made of them into NaN, which is no result. */
  private sum(): number {
    let total = this.product();
    for (let sign = this.take('+', '-'); sign; sign = this.take('+', '-')) {
      const next = this.product();
      total = sign === '+' ? total + next : total - next;
    }
    return total;
  }

  private product(): number {
    let total = this.signed();
    for (let sign = this.take('*', '/'); sign; sign = this.take('*', '/')) {
      const next = this.signed();
      total = sign === '*' ? total * next : total / next;
    }
    return total;
  }

  private signed(): number {
    if (this.depth > formulaLimits.depth) return Number.NaN;
    this.depth++;
    const sign = this.take('+', '-');
    const value = sign ? this.signed() : this.power();
    this.depth--;
    return sign === '-' ? -value : value;
  }

  private power(): number {
    const base = this.single();
    return this.take('^') ? base ** this.signed() : base;
  }

  private single(): number {
    if (this.take('(')) return this.closed(this.sum());
    const token = this.tokens[this.at++] ?? '';
    if (/^\d/.test(token)) return Number(token);
    const call = own(functions, token);
    if (call && this.take('(')) return this.called(call);
    return own(this.values, token) ?? own(constants, token) ?? Number.NaN;
  }

  private called(call: (...values: number[]) => number): number {
    const values = [this.sum()];
    while (this.take(',')) values.push(this.sum());
    return this.closed(call(...values));
  }

  private closed = (value: number): number => (this.take(')') ? value : Number.NaN);
}
