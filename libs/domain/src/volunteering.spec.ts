import { hoursActions, hoursStatuses, impactScore, moveHours } from './volunteering.ts';

describe('an entry of volunteer hours', () => {
  it('is confirmed or refused once, by the poster or an administrator [DSH-3]', () => {
    for (const actor of ['poster', 'admin'] as const) {
      expect(moveHours('logged', 'confirm', actor)).toEqual({ to: 'confirmed' });
      expect(moveHours('logged', 'refuse', actor)).toEqual({ to: 'refused' });
      expect(moveHours('confirmed', 'refuse', actor)).toEqual({ refusal: 'decided' });
      expect(moveHours('refused', 'confirm', actor)).toEqual({ refusal: 'decided' });
    }
  });

  it('is corrected by the volunteer alone, until it is confirmed [DSH-3]', () => {
    expect(moveHours('logged', 'correct', 'applicant')).toEqual({ to: 'logged' });
    expect(moveHours('refused', 'correct', 'applicant')).toEqual({ to: 'logged' });
    expect(moveHours('confirmed', 'correct', 'applicant')).toEqual({ refusal: 'decided' });
    expect(moveHours('logged', 'correct', 'poster')).toEqual({ refusal: 'not_yours' });
  });

  it('is moved by nobody else, and never decided by the volunteer [DSH-3]', () => {
    for (const status of hoursStatuses) {
      for (const action of hoursActions)
        expect(moveHours(status, action, 'stranger')).toEqual({ refusal: 'not_yours' });
      expect(moveHours(status, 'confirm', 'applicant')).toEqual({ refusal: 'not_yours' });
    }
  });
});

describe('the impact score', () => {
  it('counts confirmed hours, completed projects and free services [DSH-3]', () => {
    expect(impactScore({ confirmedHours: 0, completedProjects: 0, freeServices: 0 })).toBe(0);
    expect(impactScore({ confirmedHours: 48.5, completedProjects: 2, freeServices: 3 })).toBe(84);
  });
});
