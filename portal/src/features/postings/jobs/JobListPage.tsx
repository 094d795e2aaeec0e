import { useMessages } from '@masar/ui';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useMay } from '#shared/session/useMay';
import { PostingListPage } from '../list/PostingListPage';
import { useGovernorates } from '../list/useGovernorates';
import { jobKind } from './job.kind';
import { jobMessages } from './job.messages';
import { jobFormMessages } from './job-form.messages';
import { JobCard } from './JobCard';
import { JobForm } from './JobForm';
import { SkillsInvitation } from './SkillsInvitation';

/** /jobs (JOB-1, JOB-2). */
export default function JobListPage() {
  const text = useMessages(jobMessages);
  const titles = useMessages(jobFormMessages);
  const governorate = useGovernorates();
  const mayPost = useMay('POST /api/jobs');
  return (
    <PostingListPage
      kind={jobKind}
      text={text}
      form={{ titles, Form: JobForm }}
      mayPost={mayPost}
      bar={{
        search: { label: text.search, hint: text.searchHint },
        selects: [
          { name: 'type', label: text.employmentType, all: text.allTypes, words: text },
          governorate,
          { name: 'order', label: text.order, all: text.matchOrder, words: text },
        ],
        whose: { label: text.whose, open: text.open, own: text.own },
      }}
      card={(posting) => <JobCard key={posting.id} posting={posting} />}
      elsewhere={<ButtonLink to={paths.courses.href()}>{text.browse}</ButtonLink>}
      above={([nearest]) => !mayPost && <SkillsInvitation nearest={nearest} />}
    />
  );
}
