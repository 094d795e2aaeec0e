import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import { WorkUpload } from './work-upload.entity.js';

const forget = taskKind('assignments.forget-uploads', { isForgottenWhenDone: true });

/** Forgets uploads whose time is over, with what came of them (ASG-1). */
@Injectable()
export class AbandonedUploads implements OnModuleInit {
  constructor(
    private readonly tasks: TaskQueue,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.tasks.work(forget, () => this.forget(), '23 * * * *');
  }

  /** Pieces go with their uploads. */
  async forget(): Promise<void> {
    await this.transactions.run((em) => em.nativeDelete(WorkUpload, { expiresAt: { $lte: new Date() } }));
  }
}
