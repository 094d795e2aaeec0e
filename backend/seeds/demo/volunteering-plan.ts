import type { HoursStatus } from '@masar/domain';

/** How many hours each volunteering asks for altogether, and when its days begin. */
export const volunteering: Record<string, { totalHours: number; startTime: string }> = {
  'reading-saturdays': { totalHours: 24, startTime: '10:00' },
  'girls-code-mosul': { totalHours: 36, startTime: '16:00' },
  'palm-planting': { totalHours: 20, startTime: '07:30' },
  'exam-tutoring': { totalHours: 32, startTime: '17:00' },
  'blood-drive': { totalHours: 6, startTime: '09:00' },
  'heritage-photos': { totalHours: 20, startTime: '08:00' },
  'wiki-arabic': { totalHours: 24, startTime: '19:00' },
  'elderly-phones': { totalHours: 18, startTime: '10:30' },
  'sign-language-day': { totalHours: 12, startTime: '09:00' },
  'clean-river': { totalHours: 12, startTime: '07:00' },
  'museum-guides': { totalHours: 48, startTime: '11:00' },
  subtitles: { totalHours: 14, startTime: '18:00' },
  'repair-cafe': { totalHours: 60, startTime: '17:30' },
  'school-library': { totalHours: 24, startTime: '09:30' },
  'first-aid-trainers': { totalHours: 18, startTime: '15:00' },
  'mental-health-line': { totalHours: 96, startTime: '18:00' },
  'film-club': { totalHours: 9, startTime: '19:00' },
  'farm-survey': { totalHours: 50, startTime: '07:00' },
  'mentors-graduates': { totalHours: 16, startTime: '20:00' },
  'radio-stories': { totalHours: 40, startTime: '16:30' },
};

/** A day on which somebody gave hours. */
export interface PlannedDay {
  age: number;
  hours: number;
  status: HoursStatus;
  rating?: number;
}

/** Confirmed days, `every` so many days apart, the oldest first. */
const days = (oldest: number, count: number, every: number, hours: number, ratings: number[] = []): PlannedDay[] =>
  Array.from({ length: count }, (_, index) => ({
    age: oldest - index * every,
    hours,
    status: 'confirmed',
    ...(ratings[index] && { rating: ratings[index] }),
  }));

const waiting = (age: number, hours: number): PlannedDay => ({ age, hours, status: 'logged' });

/** Volunteering that is under way or over already: ages of its first and last day. */
export const running: Record<string, { begins: number; ends?: number }> = {
  'clean-river': { begins: 14 },
  'museum-guides': { begins: 15 },
  subtitles: { begins: 70, ends: 29 },
  'repair-cafe': { begins: 19 },
  'school-library': { begins: 21, ends: 6 },
  'mental-health-line': { begins: 23 },
  'mentors-graduates': { begins: 29 },
  'radio-stories': { begins: 31 },
  'elderly-phones': { begins: 11 },
};

/** What the demo volunteer gave: 78 confirmed hours, two projects completed, 5.5 hours that wait (READ-1). */
export const demoVolunteerDays: Record<string, PlannedDay[]> = {
  subtitles: days(68, 7, 6, 2, [5, 5, 4]),
  'school-library': days(20, 6, 2, 4, [5, 5, 5]),
  'radio-stories': [...days(30, 8, 3, 3.25, [5, 4, 5, 5]), waiting(2, 3)],
  'clean-river': [...days(13, 2, 7, 4, [5]), waiting(1, 2.5)],
  'mentors-graduates': [...days(27, 6, 4, 1, [4, 5]), { age: 3, hours: 2, status: 'refused' }],
};

/** What two others gave who are ahead of the demo volunteer in the ranking, each at one place. */
export const aheadOfTheDemoVolunteer: { key: string; days: PlannedDay[] }[] = [
  { key: 'radio-stories', days: days(29, 14, 2, 7.5, [5, 5, 4, 5]) },
  { key: 'mental-health-line', days: days(22, 16, 1, 5.5, [5, 5]) },
];

/** What two logged at the demo volunteer's own posting: some waits for a word. */
export const atTheDemoVolunteer: { key: string; days: PlannedDay[] }[] = [
  { key: 'elderly-phones', days: [...days(9, 2, 3, 3, [5]), waiting(2, 3.5)] },
  { key: 'elderly-phones', days: [...days(8, 1, 1, 2.5, [4]), waiting(3, 2.5), waiting(1, 3)] },
];

/** What further people gave, two at each place under way but the demo volunteer's own. */
export const furtherVolunteers: { key: string; days: PlannedDay[] }[] = Object.entries(running)
  .filter(([key]) => key !== 'elderly-phones')
  .flatMap(([key, { begins }], place) =>
    [2, 3].map((count) => ({ key, days: days(begins - 2, count + (place % 3), 3, 2.5, [5 - (place % 2)]) })),
  );

/** How many are accepted already at what begins soon; the demo volunteer is among the first. */
export const acceptedSoon: Record<string, number> = {
  'sign-language-day': 8,
  'farm-survey': 5,
  'wiki-arabic': 6,
  'palm-planting': 11,
};
export const demoVolunteerJoins = 'sign-language-day';
