import { useContentLanguage } from '#shared/language/content-language';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { roadQueries, type RoadStation } from '#subjects/courses/road.queries';
import { useWaysToJoin } from '#subjects/courses/useWaysToJoin';
import { joinsAtOnce } from '#subjects/courses/way-to-join';

/** The road to the own goal, in the order in which it is walked (DSH-8, PRE-2). */
export function useFirstPath(isReady = true) {
  const query = useSignedInQuery({ ...roadQueries.mine(useContentLanguage()), enabled: isReady });
  const wayTo = useWaysToJoin();
  const beginsAtOnce = ({ courseId, course }: RoadStation) => {
    const way = wayTo({ id: courseId, price: course.price });
    return course.firstLesson !== null && way !== undefined && joinsAtOnce(way);
  };
  const first = query.data?.stations[0];
  return {
    road: query.data,
    /** The course whose first lesson one press opens. */
    first: first && beginsAtOnce(first) ? first : undefined,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
