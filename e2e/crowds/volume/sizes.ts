/** How many rows a database has; what is not named grows with the people (SCL-1). */
export interface VolumeSizes {
  people: number;
  /** Ten for each person: three of ten popular courses, three of fifty, four of the rest. */
  enrolments: number;
  /** About six lessons of each enrolment. */
  progress: number;
  /** Discussions and replies together. */
  posts: number;
  discussions: number;
  /** Replies of the hottest topic. */
  hotReplies: number;
  /** Notifications of the person who has most. */
  mostNotifications: number;
  certificates: number;
  sessions: number;
  applications: number;
  auditEntries: number;
}

/** The catalogue is the same in both databases: what is measured is how many use it. */
export const catalogue = {
  courses: 400,
  lessonsEach: 12,
  instructors: 40,
  forums: 20,
  jobs: 600,
  opportunities: 200,
};

/** Rows that a person has of what is written about them, at an average. */
export const eachPerson = { enrolments: 10, learningTimes: 10, events: 10, notifications: 8, skills: 3, attempts: 2 };

/** Every thousandth person has so many notifications besides; one has more. */
export const notificationsOfTheBusy = 500;

/** Replies of most discussions, and of every tenth: nine at an average. */
export const repliesOf = { most: 5, everyTenth: 45 };

/** Sizes of a share of a million people; `isSmall` makes the database that the other is held against. */
export function sizesOf(share: number, isSmall: boolean): VolumeSizes {
  const people = Math.round(1_000_000 * share);
  const discussions = Math.round(people / 2);
  return {
    people,
    enrolments: people * eachPerson.enrolments,
    progress: people * eachPerson.enrolments * 6,
    posts: discussions * 10,
    discussions,
    hotReplies: isSmall ? 100 : 10_000,
    mostNotifications: isSmall ? notificationsOfTheBusy : 5000,
    certificates: Math.round(people / 2),
    sessions: Math.round(people / 5),
    applications: Math.round(people / 5),
    auditEntries: Math.round(people / 5),
  };
}
