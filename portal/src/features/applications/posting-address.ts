import { paths } from '#app/paths';
import type { Application } from '#shared/applications/application-answers';

const pathOf = { opportunity: paths.opportunity, job: paths.job, service: paths.service } as const;

/** The page of what an application is for. */
export const postingAddress = ({ kind, posting }: Application): string => pathOf[kind].href(posting.id);
