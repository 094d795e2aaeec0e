import type { CategoryId } from '@masar/domain';
import { EmptyState, useMessages } from '@masar/ui';
import { CourseResults } from '#features/courses/components/CourseResults';
import { noFilters } from '#features/courses/model/course-filters';
import MuiLayer from '#shared/mui/MuiLayer';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { categoryPageMessages } from './category.messages';

/** The track's courses, as the listing shows them (PUB-3). */
export default function CategoryCourses({ categoryId }: { categoryId: CategoryId }) {
  const text = useMessages(categoryPageMessages);
  return (
    <MuiLayer>
      <CourseResults
        filters={{ ...noFilters, categoryId }}
        headingLevel={3}
        empty={
          <EmptyState
            headingLevel={3}
            title={text.empty}
            action={<ButtonLink to={paths.courses.href()}>{text.otherCourses}</ButtonLink>}
          >
            {text.emptyHint}
          </EmptyState>
        }
      />
    </MuiLayer>
  );
}
