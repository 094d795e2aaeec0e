import { hoursProblems, today } from './hours-form';

describe('the form of volunteer hours', () => {
  it.each(['0.25', '1.5', '16', ' 2 '])('takes %p hours [DSH-3]', (hours) => {
    expect(hoursProblems({ day: '2026-05-31', hours })).toEqual({});
  });

  it.each(['', ' ', '0', '0.2', '16.25', '-1', 'two', '1.33'])('refuses %p hours [DSH-3]', (hours) => {
    expect(hoursProblems({ day: '2026-05-31', hours })).toEqual({ hours: true });
  });

  it('wants a day, which begins in Iraq three hours before it does in Greenwich [DSH-3]', () => {
    expect(hoursProblems({ day: '', hours: '1' })).toEqual({ day: true });
    expect(today(new Date('2026-05-30T21:30:00Z'))).toBe('2026-05-31');
  });
});
