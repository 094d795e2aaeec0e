import { AnswerSender, type SendingState } from './answer-sender';

const settled = () => new Promise((resolve) => setImmediate(resolve));

function aSender() {
  const states: SendingState[] = [];
  const sent: [string, string[]][] = [];
  const refused: unknown[] = [];
  const outcomes: Error[] = [];
  let later: (() => void) | undefined;
  const sender = new AnswerSender({
    send: async (questionId, optionIds) => {
      const failure = outcomes.shift();
      if (failure) throw failure;
      sent.push([questionId, optionIds]);
    },
    mayPass: (error) => error instanceof TypeError,
    onState: (state) => states.push(state),
    onRefused: (error) => refused.push(error),
    later: (what) => {
      later = what;
      return () => (later = undefined);
    },
  });
  return { sender, states, sent, refused, outcomes, passTime: () => later?.() };
}

describe('answers of a paper', () => {
  it('are sent as they are given, the last of a question standing [EVD-2]', async () => {
    const { sender, sent, states } = aSender();
    sender.give('q1', ['a']);
    sender.give('q1', ['b']);
    sender.give('q2', ['c']);
    await settled();
    expect(sent.at(-1)).toEqual(['q2', ['c']]);
    expect(sent.findLast(([id]) => id === 'q1')).toEqual(['q1', ['b']]);
    expect(states.at(-1)).toBe('saved');
  });

  it('wait through a lost connection and arrive when it is back [EVD-2]', async () => {
    const { sender, sent, states, outcomes, passTime } = aSender();
    outcomes.push(new TypeError('no network'), new TypeError('no network'));
    sender.give('q1', ['a']);
    await settled();
    expect(states.at(-1)).toBe('waiting');
    passTime();
    await settled();
    expect(sent).toEqual([]);
    sender.wake();
    await settled();
    expect(sent).toEqual([['q1', ['a']]]);
    expect(states.at(-1)).toBe('saved');
  });

  it('that are refused for good are told and hold up no other [EVD-2]', async () => {
    const { sender, sent, refused, outcomes } = aSender();
    outcomes.push(new Error('409'));
    sender.give('q1', ['a']);
    sender.give('q2', ['c']);
    await settled();
    expect(refused).toHaveLength(1);
    expect(sent).toEqual([['q2', ['c']]]);
  });
});
