import type { QuestionAnswer } from '@masar/domain';
import { AnswerSender, type SendingState } from './answer-sender';

const settled = () => new Promise((resolve) => setImmediate(resolve));

const chose = (optionId: string): QuestionAnswer => ({ kind: 'single', optionId });

function aSender() {
  const states: SendingState[] = [];
  const sent: [string, QuestionAnswer][] = [];
  const arrived: string[] = [];
  const refused: unknown[] = [];
  const outcomes: Error[] = [];
  let later: (() => void) | undefined;
  const sender = new AnswerSender({
    send: async (questionId, answer) => {
      const failure = outcomes.shift();
      if (failure) throw failure;
      sent.push([questionId, answer]);
    },
    mayPass: (error) => error instanceof TypeError,
    onState: (state) => states.push(state),
    onArrived: (questionId) => arrived.push(questionId),
    onRefused: (_questionId, _answer, error) => refused.push(error),
    later: (what) => {
      later = what;
      return () => (later = undefined);
    },
  });
  return { sender, states, sent, arrived, refused, outcomes, passTime: () => later?.() };
}

describe('answers of a paper', () => {
  it('are sent as they are given, the last of a question standing [EVD-2]', async () => {
    const { sender, sent, states } = aSender();
    sender.give('q1', chose('a'));
    sender.give('q1', chose('b'));
    sender.give('q2', chose('c'));
    await settled();
    expect(sent.at(-1)).toEqual(['q2', chose('c')]);
    expect(sent.findLast(([id]) => id === 'q1')).toEqual(['q1', chose('b')]);
    expect(states.at(-1)).toBe('saved');
  });

  it('wait through a lost connection and arrive when it is back [EVD-2]', async () => {
    const { sender, sent, states, outcomes, passTime } = aSender();
    outcomes.push(new TypeError('no network'), new TypeError('no network'));
    sender.give('q1', chose('a'));
    await settled();
    expect(states.at(-1)).toBe('waiting');
    passTime();
    await settled();
    expect(sent).toEqual([]);
    sender.wake();
    await settled();
    expect(sent).toEqual([['q1', chose('a')]]);
    expect(states.at(-1)).toBe('saved');
  });

  it('that are refused for good are told and hold up no other [EVD-2]', async () => {
    const { sender, sent, refused, outcomes } = aSender();
    outcomes.push(new Error('409'));
    sender.give('q1', chose('a'));
    sender.give('q2', chose('c'));
    await settled();
    expect(refused).toHaveLength(1);
    expect(sent).toEqual([['q2', chose('c')]]);
  });

  it('that are typed wait for a breath, and the last of them goes out alone [EVD-2]', async () => {
    const { sender, sent, states, passTime } = aSender();
    sender.give('q1', { kind: 'short-text', text: 'fl' }, 700);
    sender.give('q1', { kind: 'short-text', text: 'flex' }, 700);
    await settled();
    expect(sent).toEqual([]);
    expect(states.at(-1)).toBe('sending');
    passTime();
    await settled();
    expect(sent).toEqual([['q1', { kind: 'short-text', text: 'flex' }]]);
  });

  it('that another tab has delivered are not sent twice [EVD-5]', async () => {
    const { sender, sent, arrived, outcomes } = aSender();
    outcomes.push(new TypeError('no network'));
    sender.give('q1', chose('a'));
    sender.give('q2', chose('c'));
    await settled();
    sender.drop('q1');
    await settled();
    expect(sent).toEqual([['q2', chose('c')]]);
    expect(arrived).toEqual(['q2']);
  });
});
