import { parseTopics } from './live-topics.js';

const id = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';

describe('the topics of a stream', () => {
  it('are what the address names, each once [NTF-3] [COM-5]', () => {
    expect(parseTopics()).toEqual([]);
    expect(parseTopics(`forum:${id},discussions,discussion:${id},discussions,`)).toEqual([
      `forum:${id}`,
      'discussions',
      `discussion:${id}`,
    ]);
  });

  it.each(['nonsense', 'forum:', `forum:${id}x`, `user:${id}`, 'notifications', `forum:${id};drop`, `Forum:${id}`])(
    'are refused with %s [NTF-3] [API-6]',
    (text) => expect(parseTopics(text)).toBeUndefined(),
  );

  it('are at most twenty [NTF-3]', () => {
    const many = (n: number) => Array.from({ length: n }, (_, index) => `forum:${id.slice(0, -2)}${10 + index}`).join();
    expect(parseTopics(many(20))).toHaveLength(20);
    expect(parseTopics(many(21))).toBeUndefined();
  });
});
