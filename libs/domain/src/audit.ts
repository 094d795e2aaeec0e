/**
 * Whose deeds stand in the audit log where nobody was signed in: who sat at the server's command line. No account has
 * this id.
 */
export const serverActorId = '00000000-0000-0000-0000-000000000000';
