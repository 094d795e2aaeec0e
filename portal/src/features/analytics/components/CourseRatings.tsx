import { useLocale, useMessages } from '@masar/ui';
import { FunnelBars } from '@masar/ui/charts';
import Card from '@mui/material/Card';
import { reportMessages } from '../messages/report.messages';
import type { CourseReport } from '../teaching.queries';

/** How many gave how many stars. */
export function CourseRatings({ report }: { report: CourseReport }) {
  const text = useMessages(reportMessages);
  const { digits, format } = useLocale();
  const { ratings, rating, reviewsCount } = report;
  return (
    <Card>
      <FunnelBars
        title={text.ratings}
        whole={reviewsCount}
        empty={text.noRatings}
        steps={ratings.map(({ stars, reviews }) => ({ label: text.stars(stars, digits), value: reviews }))}
        {...(reviewsCount > 0 && {
          hint: text.average(format.rating(Number(rating)), reviewsCount, digits),
        })}
      />
    </Card>
  );
}
