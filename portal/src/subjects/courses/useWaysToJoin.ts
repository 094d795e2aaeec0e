import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { useSession } from '#shared/session/SessionProvider';
import { placeQueries } from './course.queries';
import type { Course, MyPlace } from './course-answers';
import { type WayToJoin, wayToJoin } from './way-to-join';

/** My place or request in a course; undefined where there is none, and while loading. */
export function useMyPlace(courseId: string): MyPlace | undefined {
  const places = useSignedInQuery(placeQueries.mine());
  return places.data?.find((place) => place.courseId === courseId);
}

/** Tells of a course what joining takes; undefined while that is not known (PAY-1). */
export function useWaysToJoin(): (course: Pick<Course, 'id' | 'price'>) => WayToJoin | undefined {
  const { isDemo, isSignedIn } = useSession();
  const places = useSignedInQuery(placeQueries.mine());
  return ({ id, price }) => {
    const isOpen = Number(price) === 0 || isDemo;
    if (isSignedIn && places.isPending && !isOpen) return undefined;
    const place = places.data?.find(({ courseId }) => courseId === id);
    return wayToJoin(price, place, isDemo);
  };
}
