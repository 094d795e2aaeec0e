import AssignmentIndIcon from '@mui/icons-material/AssignmentIndOutlined';
import { applicationFields } from './applications/application.fields';
import { ApplicationList } from './applications/ApplicationList';
import { ApplicationShow } from './applications/ApplicationShow';
import { jobKind } from './jobs';
import { opportunityKind } from './opportunities';
import type { Posting, PostingKind } from './posting-kind';
import { PostingCreate, PostingEdit } from './PostingForm';
import { PostingList } from './PostingList';
import { PostingShow } from './PostingShow';
import { serviceKind } from './services';

/** The screens of a kind, out of what it declares (CON-1). */
const resourceOf = <Row extends Posting>(kind: PostingKind<Row>) => ({
  list: () => <PostingList kind={kind} />,
  show: () => <PostingShow kind={kind} />,
  edit: () => <PostingEdit kind={kind} />,
  ...(kind.adding && { create: () => <PostingCreate kind={kind} /> }),
  icon: kind.icon,
  options: { fields: kind.fields },
});

export const opportunities = resourceOf(opportunityKind);
export const jobs = resourceOf(jobKind);
export const services = resourceOf(serviceKind);
/** What people sent for postings (OPP-3). */
export const applications = {
  list: ApplicationList,
  show: ApplicationShow,
  icon: AssignmentIndIcon,
  options: { fields: applicationFields },
};
