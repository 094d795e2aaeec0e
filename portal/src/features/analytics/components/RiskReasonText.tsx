import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { reportMessages } from '../messages/report.messages';
import type { RiskReason } from '../teaching.queries';

/** Why somebody may need help, in words. */
export function RiskReasonText({ reason: { code, days, medianDays, quiz } }: { reason: RiskReason }): string {
  const text = useMessages(reportMessages);
  const { language, digits, format } = useLocale();
  if (quiz) return text.quizFailed(pickLocalized(quiz, 'title', language), format.percent(quiz.best));
  if (code === 'slow') return text.slow(days ?? 0, medianDays ?? 0, digits);
  return code === 'never_started' ? text.neverStarted(days ?? 0, digits) : text.inactive(days ?? 0, digits);
}
