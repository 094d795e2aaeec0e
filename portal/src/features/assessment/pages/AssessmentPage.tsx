import { useSearchParams } from 'react-router-dom';
import { useHeadingFocus } from '#shared/page/useNavigationFocus';
import { AssessmentOverview } from '../components/AssessmentOverview';
import { AttemptView } from '../components/AttemptView';
import { QuickCheck } from '../components/QuickCheck';
import { readView, viewHref } from '../model/assessment-address';

/** /skills-assessment: choosing a skill, answering one question at a time, the result (ASM-1). */
export default function AssessmentPage() {
  const [address] = useSearchParams();
  const view = readView(address);
  useHeadingFocus(viewHref(view));
  if (view.kind === 'quick') return <QuickCheck key={view.skill} skill={view.skill} />;
  if (view.kind === 'attempt') return <AttemptView key={view.id} id={view.id} />;
  return <AssessmentOverview />;
}
