import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import { CertificateLog } from './certificate-log.js';

const carryCertificates = taskKind('courses.carry-certificates');
const DAILY = '10 2 * * *';
const certificatesAtOnce = 200;

/** Carries certificates into the log that were issued before there was one, or came by a restored or filled database. */
@Injectable()
export class CarryCertificatesTask implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly tasks: TaskQueue,
    private readonly transactions: Transactions,
    private readonly log: CertificateLog,
  ) {}

  onModuleInit(): void {
    this.tasks.work(carryCertificates, () => this.carry(), DAILY);
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!(await this.log.misses())) return;
    await this.transactions.run(() => this.tasks.enqueue(carryCertificates, {}));
  }

  async carry(): Promise<void> {
    for (;;) {
      const carried = await this.transactions.run((em) => this.log.carry(em, certificatesAtOnce, new Date()));
      if (carried < certificatesAtOnce) return;
    }
  }
}
