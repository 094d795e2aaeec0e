import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, moment } from '#platform/database/columns';

export const backupKinds = ['backup', 'drill'] as const;
export type BackupKind = (typeof backupKinds)[number];

export const backupStatuses = ['waiting', 'running', 'done', 'failed'] as const;
export type BackupStatus = (typeof backupStatuses)[number];

/** Table `backups`: archives that were made, and drills (REL-8). Not part of a backup itself. */
export const BackupSchema = defineEntity({
  name: 'Backup',
  tableName: 'backups',
  indexes: [
    { name: 'backups_requested_by_index', properties: ['requestedBy'] },
    listIndex('backups', 'created_at', 'created_at desc, id desc'),
    {
      name: 'backups_underway_unique',
      expression: `create unique index "backups_underway_unique" on "backups" (kind) where status in ('waiting', 'running')`,
    },
  ],
  checks: [{ name: 'backups_percent_check', expression: 'percent >= 0 and percent <= 100' }],
  properties: {
    id: id(),
    kind: p.enum(backupKinds).default('backup'),
    status: p.enum(backupStatuses).default('waiting'),
    percent: p.integer().default(0),
    /** Who pressed the button; nobody where a command made it. */
    requestedBy: idOf('users', 'set null').nullable(),
    /** In the folder of backups. */
    fileName: p.text().nullable(),
    sizeBytes: p.bigint('number').nullable(),
    sha256: p.text().nullable(),
    rowsCount: p.bigint('number').nullable(),
    filesCount: p.integer().nullable(),
    createdAt: createdAt(),
    /** When whoever makes it last gave a sign of life. */
    seenAt: createdAt(),
    finishedAt: moment().nullable(),
  },
});

export class Backup extends BackupSchema.class {}
BackupSchema.setClass(Backup);
