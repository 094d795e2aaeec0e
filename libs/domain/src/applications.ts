/** What one can apply to; a request for a service is an application too (OPP-3, SVC-2, JOB-1). */
export const applicationKinds = ['opportunity', 'job', 'service'] as const;
export type ApplicationKind = (typeof applicationKinds)[number];

/** How far an application to an opportunity or a job is; the last three are final (OPP-3, JOB-1). */
export const applicationStatuses = ['pending', 'in_review', 'accepted', 'rejected', 'withdrawn'] as const;

/** A service is moreover done after it was accepted (SVC-2). */
export const serviceRequestStatuses = [...applicationStatuses, 'completed'] as const;
export type ApplicationStatus = (typeof serviceRequestStatuses)[number];

export const applicationActions = ['review', 'accept', 'reject', 'withdraw', 'finish'] as const;
export type ApplicationAction = (typeof applicationActions)[number];

/** Who somebody is to an application. Nobody decides about their own: an applicant stays one, whatever their role. */
export const applicationActors = ['applicant', 'poster', 'admin', 'stranger'] as const;
export type ApplicationActor = (typeof applicationActors)[number];

/** Why an application stays as it is. */
export type MoveRefusal = 'not_yours' | 'decided' | 'impossible';

interface Move {
  from: readonly ApplicationStatus[];
  to: ApplicationStatus;
  by: readonly ApplicationActor[];
  of: readonly ApplicationKind[];
}

const open = ['pending', 'in_review'] as const;
const deciders = ['poster', 'admin'] as const;

/** The whole lifecycle: what is not written here cannot happen. */
const moves: Record<ApplicationAction, Move> = {
  review: { from: ['pending'], to: 'in_review', by: deciders, of: applicationKinds },
  accept: { from: open, to: 'accepted', by: deciders, of: applicationKinds },
  reject: { from: open, to: 'rejected', by: deciders, of: applicationKinds },
  withdraw: { from: open, to: 'withdrawn', by: ['applicant'], of: applicationKinds },
  finish: { from: ['accepted'], to: 'completed', by: deciders, of: ['service'] },
};

export interface ApplicationStanding {
  kind: ApplicationKind;
  status: ApplicationStatus;
}

/** The states in which nothing more happens. */
export const isFinal = ({ kind, status }: ApplicationStanding): boolean =>
  Object.values(moves).every((move) => !move.of.includes(kind) || !move.from.includes(status));

/** Where an action of somebody leads, or why it does not. */
export function moveApplication(
  standing: ApplicationStanding,
  action: ApplicationAction,
  actor: ApplicationActor,
): { to: ApplicationStatus } | { refusal: MoveRefusal } {
  const move = moves[action];
  if (!move.by.includes(actor)) return { refusal: 'not_yours' };
  if (isFinal(standing)) return { refusal: 'decided' };
  if (!move.of.includes(standing.kind) || !move.from.includes(standing.status)) return { refusal: 'impossible' };
  return { to: move.to };
}

/** What somebody may do with it now, for the buttons of a screen. */
export const actionsOf = (standing: ApplicationStanding, actor: ApplicationActor): ApplicationAction[] =>
  applicationActions.filter((action) => 'to' in moveApplication(standing, action, actor));
