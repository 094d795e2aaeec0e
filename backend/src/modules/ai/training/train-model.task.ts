import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Transactions } from '#platform/database/transactions';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import { Recommender } from '../recommendation/recommender.service.js';
import { ModelStore } from '../stored-model/model-store.js';
import { trainBeside } from './train-beside.js';

const trainModel = taskKind('ai.train-model');
/** In the small hours of Baghdad. */
const NIGHTLY = '40 1 * * *';

/** Trains the model each night, and after a start when there is none, then makes the recommendations again (REC-2). */
@Injectable()
export class TrainModelTask implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger(TrainModelTask.name);

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly tasks: TaskQueue,
    private readonly transactions: Transactions,
    private readonly models: ModelStore,
    private readonly recommender: Recommender,
  ) {}

  onModuleInit(): void {
    this.tasks.work(trainModel, () => this.train(), NIGHTLY);
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!(await this.models.isMissing())) return;
    await this.transactions.run(() => this.tasks.enqueue(trainModel, {}));
  }

  async train(): Promise<void> {
    const modelId = await trainBeside({
      databaseUrl: this.config.database.directUrl,
      niceness: this.config.background.niceness,
    });
    this.models.forget();
    this.logger.log({ modelId, made: await this.recommender.remakeAll() }, 'recommendations trained');
  }
}
