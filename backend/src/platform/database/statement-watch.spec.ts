import { type AskedStatement, shapeOf, watched, watchStatements } from './statement-watch.js';

describe('watched statements', () => {
  it('are told of with their time, failed ones too, for as long as somebody watches [OPS-6]', async () => {
    const told: AskedStatement[] = [];
    const forget = watchStatements((statement) => told.push(statement));
    expect(await watched('select 1', () => Promise.resolve(7))).toBe(7);
    await expect(watched('select 2', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    forget();
    await watched('select 3', () => Promise.resolve());
    expect(told.map(({ text, isFailed }) => [text, isFailed])).toEqual([
      ['select 1', false],
      ['select 2', true],
    ]);
    for (const { milliseconds } of told) expect(milliseconds).toBeGreaterThanOrEqual(0);
  });

  it('are shown without the values that stand in them, on one line [OPS-4] [OPS-6]', () => {
    expect(shapeOf(`select *\n  from users where name = 'it''s زهراء' and id = $1`)).toBe(
      `select * from users where name = '?' and id = $1`,
    );
    expect(shapeOf('x'.repeat(5000))).toHaveLength(400);
  });
});
