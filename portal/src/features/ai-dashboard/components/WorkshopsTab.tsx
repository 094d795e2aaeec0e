import { textDirection } from '@masar/i18n';
import { CalendarIcon, DifficultyBadge, EmptyState, Isolated, shell, useLocale, useMessages } from '@masar/ui';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { track } from '#subjects/analytics/track';
import { courseWords } from '#subjects/courses/course-words.messages';
import { CourseCover } from '#subjects/courses/CourseCover';
import { aiDashboardQueries, type Workshop } from '../ai-dashboard.queries';
import { workshopsMessages } from '../messages/workshops.messages';
import { CardSkeletons } from './CardSkeletons';
import card from './RecommendationCard.module.css';
import { SuggestionCard, Suggestions } from './SuggestionCard';
import { TabSection } from './TabSection';
import styles from './WorkshopsTab.module.css';

function WorkshopCard({ workshop }: { workshop: Workshop }) {
  const text = useMessages(workshopsMessages);
  const words = useMessages(courseWords);
  const { digits, format } = useLocale();
  const { id, title, description, difficulty, duration, maxParticipants, nextSession } = workshop;
  const isInHours = duration !== null && duration >= 120 && duration % 60 === 0;
  const length = isInHours ? words.hours(duration / 60, digits) : text.minutes(duration ?? 0, digits);
  return (
    <SuggestionCard
      head={
        <div className={card.cover}>
          <CourseCover course={{ ...workshop, thumbnailUrl: null }} />
          <span className={shell.onCover}>
            <DifficultyBadge difficulty={difficulty} />
          </span>
        </div>
      }
      to={paths.vr.href(id)}
      title={<Isolated>{title}</Isolated>}
      onOpen={() => track('vr_workshop_viewed', { workshopId: id })}
    >
      <p className={`${shell.row} ${card.facts}`}>
        {duration !== null && <span>{length}</span>}
        <span>{text.seats(maxParticipants, digits)}</span>
      </p>
      {description && (
        <p className={styles.description} dir={textDirection(description)}>
          {description}
        </p>
      )}
      <p className={styles.next}>
        <CalendarIcon size={18} />
        <span>{nextSession ? text.next(format.appointment(nextSession.scheduledAt)) : text.noSession}</span>
      </p>
    </SuggestionCard>
  );
}

/** Workshops on offer, each with its next session (VRW-1). */
export function WorkshopsTab() {
  const text = useMessages(workshopsMessages);
  const { language } = useLocale();
  const workshops = useSignedInQuery(aiDashboardQueries.workshops(language));
  return (
    <TabSection
      heading={text.heading}
      hint={text.hint}
      more={{ to: paths.vr.href(), text: text.all }}
      query={workshops}
      skeleton={<CardSkeletons />}
      failed={text.failed}
    >
      {(all) =>
        all.length > 0 ? (
          <Suggestions>
            {all.map((workshop) => (
              <WorkshopCard key={workshop.id} workshop={workshop} />
            ))}
          </Suggestions>
        ) : (
          <EmptyState
            headingLevel={3}
            title={text.empty}
            action={<ButtonLink to={paths.courses.href()}>{text.browse}</ButtonLink>}
          >
            {text.emptyHint}
          </EmptyState>
        )
      }
    </TabSection>
  );
}
