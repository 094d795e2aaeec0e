import { categoryIds, courseSorts, difficulties } from '@masar/domain';

/** A route that is read often, as people call it. */
export interface ReadRoute {
  /** The address that everybody asks for. */
  hot: string;
  /** Another page or filter for each turn, until they begin anew. */
  cold: (turn: number) => string;
  /** Answers per second of processor time that are asked of it when hot (PERF-1). */
  wanted: number;
  /** Whether its answers are the same for everybody, so that a hot one has to be twice as quick as a bare handler. */
  isShared?: true;
}

/** The address of a turn: every combination of the values once, then again from the start. */
function varied(path: string, values: Record<string, readonly (string | number)[]>): (turn: number) => string {
  return (turn) => {
    const query = new URLSearchParams();
    let left = turn;
    for (const [name, choices] of Object.entries(values)) {
      const choice = choices[left % choices.length] ?? '';
      if (choice !== '') query.set(name, String(choice));
      left = Math.floor(left / choices.length);
    }
    return `${path}?${query}`;
  };
}

/** Each is found in most lists of the demo: a list that finds nothing measures the way to it alone. */
const words = ['عمل', 'تصميم', 'فريق', 'أول', 'في', 'على', 'من', 'the', 'design'];
const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, place) => from + place);
const limits = numbers(5, 20);
const encoded = (word: string): string => encodeURIComponent(word);

/** The eight routes that people open most. */
export const readRoutes: Record<string, ReadRoute> = {
  courses: {
    hot: '/api/courses?limit=20',
    cold: varied('/api/courses', {
      limit: limits,
      sort: courseSorts.filter((sort) => sort !== 'fit'),
      difficulty: ['', ...difficulties],
      categoryId: ['', ...categoryIds],
    }),
    wanted: 1500,
    isShared: true,
  },
  coursesFound: {
    hot: `/api/courses?limit=20&search=${encoded('عمل')}`,
    cold: varied('/api/courses', { limit: limits, search: words, difficulty: ['', ...difficulties] }),
    wanted: 400,
    isShared: true,
  },
  jobs: {
    hot: '/api/jobs?limit=20',
    cold: varied('/api/jobs', { limit: limits, order: ['newest', 'match'], search: ['', ...words] }),
    wanted: 800,
  },
  jobRecommendations: {
    hot: '/api/jobs/recommendations?limit=5',
    cold: varied('/api/jobs/recommendations', { limit: numbers(1, 30), language: ['ar', 'en'] }),
    wanted: 600,
  },
  search: {
    hot: `/api/search?q=${encoded('برمجة')}`,
    cold: varied('/api/search', { q: words, language: ['ar', 'en'], limit: numbers(1, 10) }),
    wanted: 400,
  },
  discussions: {
    hot: '/api/discussions?limit=20',
    cold: varied('/api/discussions', { limit: limits, search: ['', ...words] }),
    wanted: 1200,
  },
  opportunities: {
    hot: '/api/opportunities?limit=20',
    cold: varied('/api/opportunities', { limit: limits, search: ['', ...words] }),
    wanted: 800,
  },
  notifications: {
    hot: '/api/notifications?limit=20',
    cold: varied('/api/notifications', { limit: numbers(1, 100) }),
    wanted: 800,
  },
};
