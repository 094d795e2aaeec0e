import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, updatedAt } from '#platform/database/columns';

/** Table `public_profiles`: who shows a public page and what is on it; closed until its owner opens it (PRF-3). */
export const PublicProfileSchema = defineEntity({
  name: 'PublicProfile',
  tableName: 'public_profiles',
  uniques: [
    { name: 'public_profiles_user_id_unique', properties: ['userId'] },
    { name: 'public_profiles_handle_unique', properties: ['handle'] },
  ],
  checks: [{ name: 'public_profiles_handle_check', expression: `handle ~ '^[a-z][a-z0-9-]{2,29}$'` }],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade'),
    /** The page's name in its address; without one it stands under the account's id. */
    handle: p.text().nullable(),
    isOpen: p.boolean().default(false),
    showsCertificates: p.boolean().default(true),
    showsSkills: p.boolean().default(true),
    showsProjects: p.boolean().default(true),
    showsDiscussions: p.boolean().default(false),
    /** A mail address or a link of the owner's choice, told to nobody while `showsContact` is off. */
    contact: p.text().nullable(),
    showsContact: p.boolean().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});

export class PublicProfile extends PublicProfileSchema.class {}
PublicProfileSchema.setClass(PublicProfile);
