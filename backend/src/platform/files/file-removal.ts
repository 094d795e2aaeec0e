import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import { FileStorage } from './file-storage.js';
import { StoredFile } from './stored-file.entity.js';

const removeBytes = taskKind<{ keys: string[] }>('files.remove-bytes');

/** Removes files so that neither a row without bytes nor bytes without a row remain (REL-4). */
@Injectable()
export class FileRemoval implements OnModuleInit {
  constructor(
    private readonly storage: FileStorage,
    private readonly tasks: TaskQueue,
  ) {}

  onModuleInit(): void {
    this.tasks.work(removeBytes, async ({ keys }) => {
      for (const key of keys) await this.storage.delete(key);
    });
  }

  /** The rows go with the caller's transaction, the bytes after its commit. */
  async remove(em: EntityManager, ids: readonly string[]): Promise<void> {
    const files = await em.find(StoredFile, { id: { $in: [...ids] } }, { fields: ['storageKey'] });
    if (files.length === 0) return;
    await this.tasks.enqueue(removeBytes, { keys: files.map(({ storageKey }) => storageKey) });
    await em.nativeDelete(StoredFile, { id: { $in: files.map(({ id }) => id) } });
  }
}
