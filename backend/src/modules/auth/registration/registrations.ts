import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import { hashOfToken, newMailedToken } from '#platform/tokens/mailed-token';
import { AccountCreated } from '../auth.events.js';
import { User } from '../user.entity.js';
import { Registration } from './registration.entity.js';

/** What somebody asks for who wants an account. */
export interface WantedAccount {
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
}

/** What the account gets instead of what stands in its wish. */
export type ChosenAccount = Omit<WantedAccount, 'email'>;

const lifetimeMs = 48 * 60 * 60 * 1000;
const purgeExpired = taskKind('registrations.purge');
const HOURLY = '29 * * * *';

/** Wishes for an account: each lies beside its own link until one of them is followed (AUTH-9). */
@Injectable()
export class Registrations implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly tasks: TaskQueue,
  ) {}

  onModuleInit(): void {
    this.tasks.work(purgeExpired, () => this.purge(), HOURLY);
  }

  /** Keeps a wish; earlier ones for the address stay as they are. */
  keep(em: EntityManager, wanted: WantedAccount): Registration {
    return em.create(Registration, { ...wanted, expiresAt: new Date(Date.now() + lifetimeMs) });
  }

  /** The token of a wish's link, made once: undefined where there is one already, or the wish is gone. */
  async tokenFor(
    em: EntityManager,
    registrationId: string,
  ): Promise<{ registration: Registration; token: string } | undefined> {
    const registration = await em.findOne(Registration, registrationId, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!registration || registration.tokenHash) return undefined;
    const token = newMailedToken();
    registration.tokenHash = hashOfToken(token);
    return { registration, token };
  }

  /** The wish of a link that works. */
  async wishOf(em: EntityManager, token: string): Promise<Registration | null> {
    return em.findOne(Registration, { tokenHash: hashOfToken(token), expiresAt: { $gt: new Date() } });
  }

  /**
   * Makes the account of the wish that a link belongs to and ends all others for its address; undefined where the link
   * does not work (any more). Whoever has an account by now, invited or not, keeps it as it is. Names and password are
   * those of the wish, unless others were chosen.
   */
  async follow(em: EntityManager, token: string, chosen: ChosenAccount | undefined): Promise<string | undefined> {
    const tokenHash = hashOfToken(token);
    const found = await em.findOne(Registration, { tokenHash });
    if (!found) return undefined;
    // All wishes for the address: of two links followed at the same time the second finds nothing.
    const wishes = await em.find(
      Registration,
      { email: found.email },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
    );
    const wish = wishes.find((each) => each.tokenHash === tokenHash && each.expiresAt > new Date());
    if (!wish || (await em.count(User, { email: wish.email })) > 0) return undefined;
    const { email } = wish;
    const { firstName, lastName, passwordHash } = chosen ?? wish;
    const user = em.create(User, { email, firstName, lastName, passwordHash, emailVerifiedAt: new Date() });
    await em.flush();
    this.transactions.record(new AccountCreated(user.id));
    await this.end(em, [email]);
    return user.id;
  }

  /** The hash of the newest wish for an address, to tell who signs in before following the link. */
  async newestHash(em: EntityManager, email: string): Promise<string | undefined> {
    const [newest] = await em.find(
      Registration,
      { email, expiresAt: { $gt: new Date() } },
      { orderBy: { createdAt: 'desc' }, limit: 1 },
    );
    return newest?.passwordHash;
  }

  /** Addresses that came to an account another way need no wish any more. */
  async end(em: EntityManager, emails: readonly string[]): Promise<void> {
    await em.nativeDelete(Registration, { email: { $in: [...emails] } });
  }

  /** Forgets wishes whose link works no more, and their passwords with them. */
  async purge(): Promise<void> {
    await this.transactions.run((em) => em.nativeDelete(Registration, { expiresAt: { $lt: new Date() } }));
  }
}
