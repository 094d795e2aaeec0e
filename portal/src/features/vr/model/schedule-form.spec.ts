import { aVrSession } from '../testing/a-vr-session';
import { emptySchedule, scheduleOf, scheduleProblems, slidesOf, stationsOf, toNewTime } from './schedule-form';

const now = new Date('2026-11-21T15:00:00.000Z');
const form = { ...emptySchedule, title: 'ورشة', scheduledAt: '2026-11-21T18:30' };

describe('planning a session [VRW-2]', () => {
  it('means the time of Baghdad', () => expect(toNewTime(form).scheduledAt).toBe('2026-11-21T15:30:00.000Z'));

  it('shows a planned session in the time of Baghdad, and sends the same back', () => {
    const session = aVrSession({ scheduledAt: '2026-12-01T22:30:00.000Z', duration: 90 });
    expect(scheduleOf(session)).toMatchObject({ scheduledAt: '2026-12-02T01:30', duration: '90' });
    expect(toNewTime(scheduleOf(session))).toEqual({
      scheduledAt: session.scheduledAt,
      duration: 90,
      maxParticipants: 20,
    });
  });

  it.each([
    ['a whole form', {}, []],
    ['no name', { title: ' ' }, ['title']],
    ['a chosen workshop', { title: '', workshopId: 'w' }, []],
    ['a time that passed', { scheduledAt: '2026-11-21T17:59' }, ['scheduledAt']],
    ['no day', { scheduledAt: '' }, ['scheduledAt']],
    ['five minutes, too many seats', { duration: '5', maxParticipants: '31' }, ['duration', 'maxParticipants']],
    ['words for numbers', { duration: 'ساعة' }, ['duration']],
  ])('%s', (_, changes, problems) => expect(scheduleProblems({ ...form, ...changes }, now)).toEqual(problems));
});

describe('what the room shows, as it is typed [VRW-3]', () => {
  it('makes a slide of every paragraph', () => {
    expect(slidesOf('ما الشعار؟\n- رمز\n• اسم\n\n\nكيف نبدأ؟\n')).toEqual([
      { titleAr: 'ما الشعار؟', bulletsAr: ['رمز', 'اسم'] },
      { titleAr: 'كيف نبدأ؟', bulletsAr: [] },
    ]);
    expect(slidesOf(' \n\n ')).toEqual([]);
  });

  it('makes a station of every line, six at most', () => {
    expect(stationsOf('اللون: ما يقوله كل لون: مثلاً الأحمر\nالخط')).toEqual([
      { titleAr: 'اللون', textAr: 'ما يقوله كل لون: مثلاً الأحمر' },
      { titleAr: 'الخط', textAr: 'الخط' },
    ]);
    expect(stationsOf('س\n'.repeat(9))).toHaveLength(6);
  });
});
