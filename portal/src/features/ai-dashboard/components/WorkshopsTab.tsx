import { CalendarIcon, Cover, DifficultyBadge, EmptyState, useLocale, useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import { track } from '#shared/analytics/track';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { aiDashboardQueries, type Workshop } from '../ai-dashboard.queries';
import { workshopsMessages } from '../messages/workshops.messages';
import { CardSkeletons } from './CardSkeletons';
import card from './RecommendationCard.module.css';
import { SuggestionCard, Suggestions } from './SuggestionCard';
import { TabSection } from './TabSection';
import styles from './WorkshopsTab.module.css';

function WorkshopCard({ workshop }: { workshop: Workshop }) {
  const text = useMessages(workshopsMessages);
  const { digits, format } = useLocale();
  const { id, title, description, difficulty, duration, maxParticipants, nextSession } = workshop;
  return (
    <SuggestionCard
      head={
        <div className={card.cover}>
          <Cover categoryId={workshop.categoryId} />
          <span className={card.level}>
            <DifficultyBadge difficulty={difficulty} />
          </span>
        </div>
      }
      to={paths.vr.href(id)}
      title={<bdi>{title}</bdi>}
      onOpen={() => track('vr_workshop_viewed', { workshopId: id })}
    >
      <p className={card.facts}>
        {duration !== null && <span>{text.minutes(duration, digits)}</span>}
        <span>{text.seats(maxParticipants, digits)}</span>
      </p>
      {description && (
        <p className={styles.description} dir="auto">
          {description}
        </p>
      )}
      <p className={styles.next}>
        <CalendarIcon size={18} />
        <span>{nextSession ? text.next(format.dateTime(nextSession.scheduledAt)) : text.noSession}</span>
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
