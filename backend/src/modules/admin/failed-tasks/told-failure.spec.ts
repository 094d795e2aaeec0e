import { toldFailure } from './told-failure.js';

describe('the failure of a task, as it is told', () => {
  it.each([
    ['Error: connect ECONNREFUSED 127.0.0.1:1025', 'Error: connect ECONNREFUSED 127.0.0.1:1025'],
    ['Error: 550 <sara@example.com> unknown user', 'Error: 550 <[…]> unknown user'],
    ['no such name "سارة علي" here', 'no such name […] here'],
    ['call +964 770 123 4567 first', 'call […] first'],
    ['row 0193a0b2-9a55-7c1e-8d53-0d0c7d9d3b11 is gone\n    at Mailer.send', 'row […] is gone'],
  ])('keeps why and loses who: %s [REL-4] [SEC-8]', (message, told) => {
    expect(toldFailure(message)).toBe(told);
  });

  it('is short, and nothing where none is known [REL-4]', () => {
    expect(toldFailure('x'.repeat(2000))).toHaveLength(300);
    expect([toldFailure(null), toldFailure('  ')]).toEqual([null, null]);
  });
});
