import { Isolated, ProgressBar, RowsSkeleton, useLocale, useMessages } from '@masar/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Fold } from '#shared/fold/Fold';
import { ListStates } from '#shared/list/ListStates';
import { paths } from '#shared/navigation/paths';
import { RelativeTime } from '#shared/time/RelativeTime';
import { CountedNote } from '#subjects/dashboard/CountedNote';
import { Panel, PanelNote } from '#subjects/dashboard/Panel';
import { reportMessages } from '../messages/report.messages';
import { teachingMessages } from '../messages/teaching.messages';
import { type LearnerAtRisk, teachingQueries } from '../teaching.queries';
import styles from './AtRiskPanel.module.css';
import { RiskReasonText } from './RiskReasonText';

/** Learners who may need help, each with the reasons, and the rule by which they are chosen. */
export function AtRiskPanel({ courseId }: { courseId: string }) {
  const text = useMessages(reportMessages);
  const general = useMessages(teachingMessages);
  const { digits } = useLocale();
  const learners = useInfiniteQuery(teachingQueries.atRisk(courseId));
  const rows = learners.data?.pages.flatMap((page) => page.rows) ?? [];
  const total = learners.data?.pages[0]?.total ?? 0;
  return (
    <Panel title={text.atRisk} more={{ to: `${paths.certificateReviews.href()}#signs`, text: text.signs }}>
      <ListStates
        list={learners}
        isEmpty={rows.length === 0}
        skeleton={<AwaitedLearners reason={learners.failureReason} />}
        failed={general.failed}
        headingLevel={3}
        empty={<PanelNote>{text.nobodyAtRisk}</PanelNote>}
      >
        <PanelNote>
          <CountedNote of={learners} asOf={learners.data?.pages[0]}>
            {text.total(total, digits)}
          </CountedNote>
        </PanelNote>
        <ul role="list" className={styles.learners}>
          {rows.map((learner) => (
            <LearnerRow key={learner.userId} learner={learner} />
          ))}
        </ul>
      </ListStates>
      <Fold title={text.atRiskRule}>
        <ul className={styles.rule}>
          {text.atRiskRules.split('\n').map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Fold>
    </Panel>
  );
}

/** Their place, with a word on why it takes longer the first time. */
function AwaitedLearners({ reason }: { reason: unknown }) {
  return (
    <>
      <PanelNote>
        <CountedNote of={{ data: undefined, failureReason: reason }} asOf={undefined}>
          {'\u00a0'}
        </CountedNote>
      </PanelNote>
      <RowsSkeleton rows={4} />
    </>
  );
}

function LearnerRow({ learner }: { learner: LearnerAtRisk }) {
  const text = useMessages(reportMessages);
  const { format } = useLocale();
  const name = learner.name ?? text.noName;
  return (
    <li className={styles.learner}>
      <div className={styles.head}>
        <h3>
          <Isolated>{name}</Isolated>
        </h3>
        <span className={styles.percent}>{format.percent(Number(learner.progress))}</span>
      </div>
      <ProgressBar percent={learner.progress} label={text.progressOf(name)} />
      <ul className={styles.reasons}>
        {learner.reasons.map((reason) => (
          <li key={reason.code}>
            <RiskReasonText reason={reason} />
          </li>
        ))}
      </ul>
      {/* Who is inactive was told so above, with the days. */}
      {learner.reasons.every(({ code }) => code !== 'inactive') && (
        <p className={styles.seen}>
          {text.seen} <RelativeTime at={learner.seenAt} />
        </p>
      )}
    </li>
  );
}
