import { difficulties } from '@masar/domain';
import { useLocale } from '@masar/ui';
import { useContentLanguage } from '#shared/language/content-language';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { useWaysToJoin } from '#subjects/courses/useWaysToJoin';
import { joinsAtOnce } from '#subjects/courses/way-to-join';
import { type Recommendation, recommendationQueries } from '#subjects/recommendations/recommendation.queries';

/** Courses that suit a newcomer as a way: what can be begun at once before the others, easier ones first (DSH-8). */
export function useFirstPath(isReady = true) {
  const { language } = useLocale();
  const query = useSignedInQuery({
    ...recommendationQueries.mine(language, useContentLanguage()),
    enabled: isReady,
  });
  const wayTo = useWaysToJoin();
  const beginsAtOnce = ({ courseId, course }: Recommendation) => {
    const way = wayTo({ id: courseId, price: course.price });
    return course.firstLesson !== null && way !== undefined && joinsAtOnce(way);
  };
  const rank = (one: Recommendation) =>
    (beginsAtOnce(one) ? 0 : difficulties.length) + difficulties.indexOf(one.course.difficulty);
  const stations = query.data?.toSorted((one, other) => rank(one) - rank(other));
  const first = stations?.[0];
  return {
    stations,
    /** The course whose first lesson one press opens. */
    first: first && beginsAtOnce(first) ? first : undefined,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
