import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { AuditTrail } from '#platform/audit/audit-trail';
import { BackupStorage } from '#platform/backup/backup-storage';
import { writeBackup } from '#platform/backup/write-backup';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Transactions } from '#platform/database/transactions';
import { FileStorage } from '#platform/files/file-storage';
import { OrganizationSettings } from '#platform/settings/organization-settings';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import { BackupNotFound, BackupUnderway } from '../operations.errors.js';
import { Backup } from './backup.entity.js';
import { lostSince } from './backup.rules.js';
import { forgetOldest, writtenColumns } from './backup-log.js';

/** Long enough for any installation that this way of backing up suits. */
const makeBackup = taskKind<{ id: string }>('operations.backup', { expireInSeconds: 6 * 60 * 60 });
const makeNightly = taskKind('operations.nightly-backup');
/** At three in the morning in Iraq. */
const NIGHTLY = '0 0 * * *';
const PULSE_MS = 20_000;

/** Archives on demand: asked for by administrators, made by a task, so that nobody waits with an open request (REL-8). */
@Injectable()
export class BackupService implements OnModuleInit {
  private readonly logger = new Logger(BackupService.name);

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly tasks: TaskQueue,
    private readonly storage: FileStorage,
    private readonly archives: BackupStorage,
    private readonly settings: OrganizationSettings,
    private readonly audit: AuditTrail,
  ) {}

  async onModuleInit(): Promise<void> {
    this.tasks.work(makeBackup, ({ id }) => this.make(id));
    this.tasks.work(makeNightly, () => this.requestNightly(), NIGHTLY);
    // What a killed server left of an archive; the server starts even where the folder cannot be read.
    await this.archives
      .sweep()
      .catch((error: unknown) => this.logger.warn({ err: error }, 'interrupted archives could not be swept'));
  }

  /** Asks for a backup. Where one is underway, that is the answer: two at once would only slow each other down. */
  async request(viewer: Viewer | null): Promise<{ id: string; isNew: boolean }> {
    return this.transactions.run(async (em) => {
      await this.giveUpLost(em);
      const underway = await em.findOne(Backup, { kind: 'backup', status: { $in: ['waiting', 'running'] } });
      if (underway) return { id: underway.id, isNew: false };
      const { id } = em.create(Backup, { requestedBy: viewer?.id ?? null });
      await em.flush();
      await this.tasks.enqueue(makeBackup, { id });
      return { id, isNew: true };
    });
  }

  private async requestNightly(): Promise<void> {
    const { backsUpNightly } = await this.settings.read();
    if (backsUpNightly) await this.request(null);
  }

  /** Whoever takes everything away is written down first (SEC-8). */
  async noteDownload(viewer: Viewer, id: string, requestId: string): Promise<void> {
    await this.audit.appendAlone({
      actorId: viewer.id,
      action: 'download',
      resource: 'backups',
      resourceId: id,
      requestId,
      before: null,
      after: null,
    });
  }

  /** Deletes an archive and its line; one that is being made is not touched. */
  async remove(id: string): Promise<void> {
    await this.transactions.run(async (em) => {
      await this.giveUpLost(em);
      const backup = await em.findOne(Backup, id);
      if (!backup) throw new BackupNotFound();
      if (backup.status === 'waiting' || backup.status === 'running') throw new BackupUnderway();
      if (backup.fileName) await this.archives.delete(backup.fileName);
      em.remove(backup);
    });
  }

  /** The task: begins once, also when it is delivered twice. */
  async make(id: string): Promise<void> {
    const begun = await this.change(id, { status: 'running', percent: 0 }, [
      { status: 'waiting' },
      { status: 'running', seenAt: { $lt: lostSince(new Date()) } },
    ]);
    if (!begun) return;
    const pulse = setInterval(() => void this.change(id, {}).catch(() => undefined), PULSE_MS);
    try {
      const written = await writeBackup({
        databaseUrl: this.config.database.directUrl,
        storage: this.storage,
        archives: this.archives,
        onProgress: (percent) => this.change(id, { percent }).then(() => undefined),
      });
      await this.change(id, writtenColumns(written));
    } catch (error) {
      this.logger.error({ err: error }, 'the backup failed');
      await this.change(id, { status: 'failed', finishedAt: new Date() });
    } finally {
      clearInterval(pulse);
    }
    const { backupsKept } = await this.settings.read();
    await this.transactions.run((em) => forgetOldest(em, this.archives, backupsKept));
  }

  private async change(id: string, columns: Partial<Backup>, among: object[] = [{}]): Promise<boolean> {
    return this.transactions.run(async (em) => {
      const seenAt = new Date();
      return (await em.nativeUpdate(Backup, { id, $or: among }, { seenAt, ...columns })) === 1;
    });
  }

  /** Whose server was killed gives no sign of life any more. */
  private async giveUpLost(em: EntityManager): Promise<void> {
    const now = new Date();
    await em.nativeUpdate(
      Backup,
      { status: 'running', seenAt: { $lt: lostSince(now) } },
      { status: 'failed', finishedAt: now },
    );
  }
}
