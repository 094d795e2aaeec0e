/** The events of use that the portal tells of, each with the metadata that belongs to it (ANL-1). */
const trackedEvents = {
  language_changed: ['from', 'to'],
  ai_recommendation_clicked: ['courseId'],
  vr_workshop_viewed: ['workshopId'],
  job_recommendation_clicked: ['jobId'],
} as const;

export type TrackedEvent = keyof typeof trackedEvents;
export const trackedEventNames = Object.keys(trackedEvents) as TrackedEvent[];

/** All but the choice of a language happen on screens for the signed-in. */
export const happensSignedOut = (event: TrackedEvent): boolean => event === 'language_changed';

/** Fields of the metadata that the event lacks, and those that it does not have. */
export function metadataProblems(event: TrackedEvent, metadata: object): { missing: string[]; foreign: string[] } {
  const wanted: readonly string[] = trackedEvents[event];
  const given = Object.entries(metadata).flatMap(([field, value]) => (value === undefined ? [] : [field]));
  return {
    missing: wanted.filter((field) => !given.includes(field)),
    foreign: given.filter((field) => !wanted.includes(field)),
  };
}
