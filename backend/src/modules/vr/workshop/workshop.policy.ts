import type { Viewer } from '#platform/access/viewer';

/** Whose workshop it is: its instructor's, while they are one, and the administrators'. They host its sessions too. */
export const mayLead = (workshop: { instructorId: string | null | undefined }, { id, role }: Viewer): boolean =>
  role === 'admin' || (role === 'instructor' && workshop.instructorId === id);
