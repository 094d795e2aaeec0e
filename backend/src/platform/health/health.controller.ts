import { setTimeout as sleep } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import {
  type BeforeApplicationShutdown,
  Controller,
  Get,
  Inject,
  Injectable,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '#platform/access/access.decorators';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Unavailable } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { WordOut } from '#platform/http/response-fields';

const patienceMs = 2000;
/** Long enough for two calls to be refused, after which the proxies of `ops` send nothing more. */
const refusingMs = 2000;

export class HealthResponse {
  @WordOut(['ok']) status!: 'ok';
}

/** Whether a balancer should send here: not on the way out, and a connection of the pool can be had (REL-5, REL-10). */
@Injectable()
export class Readiness implements BeforeApplicationShutdown, OnApplicationShutdown {
  private stopping = false;
  private question: Promise<boolean> | undefined;

  constructor(
    private readonly orm: MikroORM,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Whether the process was told to end; who keeps a connection to it had better open the next one elsewhere. */
  get isStopping(): boolean {
    return this.stopping;
  }

  /** Calls are taken on until the proxies have seen that no more should be sent here. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await sleep(this.config.http.drainSeconds * 1000);
  }

  /** A proxy that does not ask is refused at once; the address of a container that is gone says nothing, for seconds. */
  async onApplicationShutdown(): Promise<void> {
    if (this.config.http.drainSeconds > 0) await sleep(refusingMs);
  }

  async check(): Promise<void> {
    if (this.stopping || !(await this.answersSoon())) throw new Unavailable({}, { headers: { 'Retry-After': '5' } });
  }

  /** No connection to be had is like none there. Who asks meanwhile shares the question, so that none pile up. */
  private answersSoon(): Promise<boolean> {
    this.question ??= this.ask().finally(() => (this.question = undefined));
    return this.question;
  }

  private async ask(): Promise<boolean> {
    const isOver = new AbortController();
    const tooLate = sleep(patienceMs, false, { signal: isOver.signal }).catch(() => false);
    const answered = this.orm.em
      .fork()
      .execute('select 1')
      .then(
        () => true,
        () => false,
      );
    return Promise.race([answered, tooLate]).finally(() => isOver.abort());
  }
}

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  @Get('live')
  @Public()
  @Answers(HealthResponse, { summary: 'Whether the process answers; never touches the database' })
  live(): HealthResponse {
    return { status: 'ok' };
  }

  @Get('ready')
  @Public()
  @Answers(HealthResponse, { summary: 'Whether the process and its database can serve' })
  async ready(): Promise<HealthResponse> {
    await this.readiness.check();
    return { status: 'ok' };
  }
}
