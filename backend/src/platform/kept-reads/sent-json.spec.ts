import type { Response } from 'express';
import { sentJson, SentPart, writeOnce } from './sent-json.js';

const response = { setHeader: () => undefined } as unknown as Response;

/** A part that was written before, and says afterwards that it was not written again. */
function card(text: string) {
  const part = { text, list: [{ text }] };
  writeOnce(part);
  return Object.assign(part, { text: 'written a second time' });
}

describe('the bytes of an answer', () => {
  it.each([
    [
      'a list of cards',
      () => [card('عمل'), card('b')],
      '[{"text":"عمل","list":[{"text":"عمل"}]},{"text":"b","list":[{"text":"b"}]}]',
    ],
    ['a card alone', () => card('a'), '{"text":"a","list":[{"text":"a"}]}'],
    [
      'groups of cards beside what is no card',
      () => ({
        groups: [{ type: 'x', results: [card('a'), { text: 'new' }], next: null }],
        left: undefined,
        empty: [],
      }),
      '{"groups":[{"type":"x","results":[{"text":"a","list":[{"text":"a"}]},{"text":"new"}],"next":null}],"empty":[]}',
    ],
    [
      'no card at all',
      () => ({ at: new Date(0), rows: [1, 'b', null], left: undefined }),
      '{"at":"1970-01-01T00:00:00.000Z","rows":[1,"b",null]}',
    ],
    [
      'parts of which only the bytes are kept',
      () => ({ groups: [{ type: 'x', results: [new SentPart({ text: 'عمل', next: null })] }] }),
      '{"groups":[{"type":"x","results":[{"text":"عمل","next":null}]}]}',
    ],
    [
      'such a part where nobody looks for one',
      () => ({ within: { part: new SentPart({ text: 'عمل' }) } }),
      '{"within":{"part":{"text":"عمل"}}}',
    ],
    ['nothing', () => [], '[]'],
  ])('are those of its parts as they were written before: %s [PERF-1]', (_, made, expected) => {
    expect(sentJson(made(), response).toString()).toBe(expected);
  });
});
