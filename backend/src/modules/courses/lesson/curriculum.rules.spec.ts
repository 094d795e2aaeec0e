import { lessonStates } from './curriculum.rules.js';

const lessons = (...completed: (boolean | null)[]) => completed.map((is_completed) => ({ is_completed }));

describe('the curriculum', () => {
  it('locks all but the first lesson without enrolment [LSN-1]', () => {
    expect(lessonStates(lessons(null, null, null), { enrolled: false, progress: 0 })).toEqual([
      'open',
      'locked',
      'locked',
    ]);
  });

  it('follows the position rule for an imported enrolment without records [LSN-1]', () => {
    expect(lessonStates(lessons(null, null, null, null), { enrolled: true, progress: 50 })).toEqual([
      'completed',
      'completed',
      'open',
      'open',
    ]);
  });

  it('does not call an earlier lesson completed because a later one is [LSN-1]', () => {
    expect(lessonStates(lessons(null, null, true), { enrolled: true, progress: 33.33 })).toEqual([
      'open',
      'open',
      'completed',
    ]);
  });
});
