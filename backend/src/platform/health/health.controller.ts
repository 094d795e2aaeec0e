import { Controller, Get, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MikroORM } from '@mikro-orm/postgresql';
import { Public } from '#platform/access/access.decorators';
import { Unavailable } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { WordOut } from '#platform/http/response-fields';

export class HealthResponse {
  @WordOut(['ok']) status!: 'ok';
}

/** Whether this process is on its way out; a balancer then stops sending to it (REL-5). */
@Injectable()
export class Readiness implements BeforeApplicationShutdown {
  private stopping = false;

  constructor(private readonly orm: MikroORM) {}

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  async check(): Promise<void> {
    const answers =
      !this.stopping &&
      (await this.orm.em
        .fork()
        .execute('select 1')
        .then(
          () => true,
          () => false,
        ));
    if (!answers) throw new Unavailable({}, { headers: { 'Retry-After': '5' } });
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
