import { DownloadIcon, useLocale, useMessages } from '@masar/ui';
import { applicantsMessages } from './applicants.messages';

/** The way to the CV of the platform that the applicant attached, in the reader's language (JOB-1). */
export function AttachedCv({ applicationId, className }: { applicationId: string; className?: string | undefined }) {
  const text = useMessages(applicantsMessages);
  const { language } = useLocale();
  return (
    <a href={`/api/applications/${applicationId}/cv?language=${language}`} download className={className}>
      {text.attachedCv}
      <DownloadIcon size={16} />
    </a>
  );
}
