import { byTable, tellable, wholeChanges } from './noted-changes.rules.js';

const told = (before: object | null, after: object | null, relation = 'quiz_rules', key = 'q') => ({
  relation,
  key,
  before: (before ?? undefined) as Record<string, unknown> | undefined,
  after: (after ?? undefined) as Record<string, unknown> | undefined,
});

describe('what a call of an administrator changed', () => {
  it('is each row from its first to its last state, and nothing where it is as it was [CON-2]', () => {
    const row = (passMark: number, updated_at = '1') => ({ id: 'a', pass_mark: passMark, updated_at });
    const noted = [
      { relation: 'quiz_rules', before: row(60), after: row(70) },
      { relation: 'quiz_rules', before: row(70), after: row(80) },
      { relation: 'courses', before: row(1), after: row(1, '2') },
      { relation: 'group_members', before: null, after: { group_id: 'g', user_id: 'u' } },
    ];
    expect(wholeChanges(noted)).toEqual([
      { relation: 'quiz_rules', key: 'a', before: row(60), after: row(80) },
      { relation: 'group_members', key: 'g u', before: null, after: { group_id: 'g', user_id: 'u' } },
    ]);
  });

  it('holds no secret, no bytes and nothing that is hidden of people [CON-2] [SEC-8]', () => {
    const row = {
      id: 'a',
      token_hash: 'x',
      password_hash: 'x',
      secret: 'x',
      public_key: 'x',
      decided_by: 'x',
      photo: '\\x0102',
    };
    expect(tellable(row, { hidden: new Set(['decided_by']), isNobodys: false })).toEqual({ id: 'a', photo: '… (2)' });
  });

  it('keeps of a row in which its person is not named the figures, not what was written [CON-2] [PRF-4]', () => {
    const row = { id: 'a', points: 7, state: 'marked', comment: 'أحسنت يا سعاد', answers: { a: 'نص' } };
    expect(tellable(row, { hidden: new Set(), isNobodys: true })).toEqual({
      id: 'a',
      points: 7,
      state: 'marked',
      comment: '… (13)',
      answers: '…',
    });
  });

  it('stands by table, the changed fields of each row, fifty rows of each at most [CON-2]', () => {
    expect(byTable([told({ id: 'q', pass_mark: 60, tries: 2 }, { id: 'q', pass_mark: 80, tries: 2 })])).toEqual({
      before: { quizRules: [{ id: 'q', passMark: 60 }] },
      after: { quizRules: [{ id: 'q', passMark: 80 }] },
    });
    const many = Array.from({ length: 60 }, (_, n) => told(null, { id: `${n}` }, 'questions', `${n}`));
    const { before, after } = byTable(many);
    expect(before).toBeNull();
    expect((after as { questions: unknown[] }).questions).toHaveLength(51);
    expect((after as { questions: unknown[] }).questions[50]).toEqual({ andMore: 10 });
  });
});
