import { EmptyState, useLocale, useMessages } from '@masar/ui';
import { useState } from 'react';
import { useContentLanguage } from '#shared/language/content-language';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { type DismissalReason, recommendationQueries } from '#subjects/recommendations/recommendation.queries';
import { SHOWN } from '../ai-dashboard.queries';
import { recommendationsMessages } from '../messages/recommendations.messages';
import { useDismiss, useTakeBack } from '../recommendation.mutations';
import { CardSkeletons } from './CardSkeletons';
import { DismissedNote } from './DismissedNote';
import { RecommendationCard } from './RecommendationCard';
import { Suggestions } from './SuggestionCard';
import { TabSection } from './TabSection';

interface Dismissed {
  courseId: string;
  title: string;
  reason: DismissalReason;
}

/** Courses for the reader, each with its score and true reason (REC-1). */
export function RecommendationsTab() {
  const text = useMessages(recommendationsMessages);
  const { language } = useLocale();
  const recommendations = useSignedInQuery(recommendationQueries.mine(language, useContentLanguage()));
  const dismiss = useDismiss(text.dismissFailed);
  const takeBack = useTakeBack(text.dismissFailed);
  const [dismissed, setDismissed] = useState<Dismissed>();

  const say = (said: Dismissed) => dismiss.mutate(said, { onSuccess: () => setDismissed(said) });
  const undo = ({ courseId }: Dismissed) => takeBack.mutate(courseId, { onSuccess: () => setDismissed(undefined) });
  return (
    <TabSection
      heading={text.heading}
      hint={text.hint}
      more={{ to: paths.courses.href(), text: text.browse }}
      query={recommendations}
      skeleton={<CardSkeletons />}
      failed={text.failed}
    >
      {(all) => (
        <>
          {dismissed && (
            <DismissedNote
              {...dismissed}
              onReason={(reason) => say({ ...dismissed, reason })}
              onUndo={() => undo(dismissed)}
            />
          )}
          {all.length === 0 ? (
            <EmptyState
              headingLevel={3}
              title={text.empty}
              action={
                <>
                  <ButtonLink to={paths.courses.href()}>{text.browse}</ButtonLink>
                  <ButtonLink to={paths.skillsAssessment.href()} variant="secondary">
                    {text.assess}
                  </ButtonLink>
                </>
              }
            >
              {text.emptyHint}
            </EmptyState>
          ) : (
            <Suggestions>
              {all.slice(0, SHOWN).map((recommendation) => (
                <RecommendationCard
                  key={recommendation.courseId}
                  recommendation={recommendation}
                  busy={dismiss.isPending && dismiss.variables.courseId === recommendation.courseId}
                  onDismiss={(title) => say({ courseId: recommendation.courseId, title, reason: 'not-for-me' })}
                />
              ))}
            </Suggestions>
          )}
        </>
      )}
    </TabSection>
  );
}
