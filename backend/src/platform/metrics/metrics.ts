import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';

/** What this process tells Prometheus. Each part of the server adds its own figures; labels come from fixed sets. */
@Injectable()
export class Metrics implements OnApplicationShutdown {
  readonly registry = new Registry();
  /** Whether anybody can ask for the figures; without METRICS_PORT nothing is measured with every call. */
  readonly isOn: boolean;

  constructor(@Inject(APP_CONFIG) config: AppConfig) {
    this.isOn = config.metrics.port !== undefined;
    // Memory, event-loop lag, garbage collection, processor time, open files.
    if (this.isOn) collectDefaultMetrics({ register: this.registry });
  }

  /** A figure that is read when somebody asks. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  /** A figure that only grows. */
  counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  onApplicationShutdown(): void {
    this.registry.clear();
  }
}
