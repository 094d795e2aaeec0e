import { defineEntity, p } from '@mikro-orm/core';
import { idOf, updatedAt } from '#platform/database/columns';

/** People ask and administrators decide, or nobody may ask (AUTH-7). */
export const roleChangePolicies = ['by_request', 'closed'] as const;
export type RoleChangePolicy = (typeof roleChangePolicies)[number];

/** The one row's key. */
export const settingsId = 'organization';

/** The product's own names, as long as the organisation has not chosen others. */
export const defaultNames = { nameAr: 'مسار', nameEn: 'Masar' };

export const backupsKeptByDefault = 7;

/** Most of what is kept; the least is one. */
export const keepingLimits = { eventsKeptMonths: 13, reportsKeptDays: 365, backupsKept: 60 } as const;

const whole = (column: string, maximum: number) => ({
  name: `settings_${column}_check`,
  expression: `${column} >= 1 and ${column} <= ${maximum}`,
});

/** Table `settings`: what the organisation decides about its installation (SET-1). */
export const SettingsSchema = defineEntity({
  name: 'Settings',
  tableName: 'settings',
  indexes: [{ name: 'settings_signature_id_index', properties: ['signatureId'] }],
  checks: [
    whole('events_kept_months', keepingLimits.eventsKeptMonths),
    whole('reports_kept_days', keepingLimits.reportsKeptDays),
    whole('backups_kept', keepingLimits.backupsKept),
  ],
  properties: {
    id: p.enum([settingsId]).primary().default(settingsId),
    nameAr: p.text().default(defaultNames.nameAr),
    nameEn: p.text().default(defaultNames.nameEn),
    logoUrl: p.text().nullable(),
    /** Who signs new certificates, and as what; certificates without a name say nobody (PAP-1). */
    signatoryNameAr: p.text().nullable(),
    signatoryNameEn: p.text().nullable(),
    signatoryOfficeAr: p.text().nullable(),
    signatoryOfficeEn: p.text().nullable(),
    /** A picture of the signature. */
    signatureId: idOf('stored_files', 'set null').nullable(),
    /** Who reads the messages of the contact page; CONTACT_MAILBOX where it is empty. */
    contactMailbox: p.text().nullable(),
    /** The mailbox from which somebody opened a trial mail; another one has to be proved anew. */
    provenMailbox: p.text().nullable(),
    facebookUrl: p.text().nullable(),
    instagramUrl: p.text().nullable(),
    linkedinUrl: p.text().nullable(),
    youtubeUrl: p.text().nullable(),
    telegramUrl: p.text().nullable(),
    /** REGISTRATION_ENABLED=false closes it whatever stands here. */
    registrationOpen: p.boolean().default(true),
    roleChanges: p.enum(roleChangePolicies).default('by_request'),
    eventsKeptMonths: p.integer().default(13),
    reportsKeptDays: p.integer().default(30),
    backupsKept: p.integer().default(backupsKeptByDefault),
    backsUpNightly: p.boolean().default(true),
    updatedAt: updatedAt(),
  },
});

export class Settings extends SettingsSchema.class {}
SettingsSchema.setClass(Settings);
