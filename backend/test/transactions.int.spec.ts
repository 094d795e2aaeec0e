import { Transactions } from '#platform/database/transactions';
import { DomainEvent } from '#platform/events/domain-event';
import { EventBus } from '#platform/events/event-bus';
import { Mailer } from '#platform/mail/mailer';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import { mailsIn, mailTo } from '#testing/outbox';
import { startTestApp, type TestApp } from '#testing/test-app';
import { Category } from '../src/modules/courses/category/category.entity.js';

class SomethingHappened extends DomainEvent {
  readonly name = 'test.something_happened';
}

const mail = (to: string) => ({ to, subject: { ar: 'تجربة', en: 'Trial' }, body: { ar: 'نص', en: 'Text' } });

describe('a transaction', () => {
  let test: TestApp;
  let transactions: Transactions;
  beforeAll(async () => {
    test = await startTestApp();
    transactions = test.app.get(Transactions);
  });
  afterAll(() => test.close());

  const tasksFor = async (to: string): Promise<number> =>
    (await test.em().execute('select 1 from pgboss.job where data ->> ? = ?', ['to', to])).length;

  it('takes its tasks with it when it is rolled back [REL-4]', async () => {
    const failing = transactions.run(async () => {
      await test.app.get(Mailer).send(mail('rolled-back@masar.test'));
      expect(await tasksFor('rolled-back@masar.test')).toBe(0);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await tasksFor('rolled-back@masar.test')).toBe(0);
  });

  it('delivers the mail of a committed one as a file of the outbox [REL-4]', async () => {
    await transactions.run(() => test.app.get(Mailer).send(mail('kept@masar.test')));
    await expect(mailTo(test.dataDir, 'kept@masar.test')).resolves.toMatch(/^Subject: تجربة \| Trial$/m);
  });

  it('has no second effect when its mail task runs twice [REL-4]', async () => {
    const deliver = (test.app.get(Mailer) as unknown as { deliver: (mail: object, taskId: string) => Promise<void> })
      .deliver;
    const before = (await mailsIn(test.dataDir)).length;
    for (let run = 0; run < 2; run += 1) await deliver.call(test.app.get(Mailer), mail('twice@masar.test'), 'one-task');
    expect((await mailsIn(test.dataDir)).length).toBe(before + 1);
  });

  it('refuses to enqueue where no transaction is open [REL-4]', async () => {
    await expect(test.app.get(TaskQueue).enqueue(taskKind('nothing'), {})).rejects.toThrow(/no transaction/);
  });

  it('publishes its events after the commit and none after a rollback [REL-1]', async () => {
    const heard: string[] = [];
    test.app.get(EventBus).listen(SomethingHappened, async () => {
      heard.push(String((await test.em().execute('select 1 from categories where id = ?', ['committed'])).length));
    });
    const category = (id: string) => ({ id, nameAr: 'تصنيف', nameEn: 'Category', color: '#000000' });
    await transactions.run(async (em) => {
      em.create(Category, category('committed'));
      transactions.record(new SomethingHappened());
    });
    await transactions
      .run(async (em) => {
        em.create(Category, category('undone'));
        transactions.record(new SomethingHappened());
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect(heard).toEqual(['1']);
  });

  it('that is only tried takes back rows, tasks and events, also within another one, which goes on [CRS-5]', async () => {
    const heard: string[] = [];
    test.app.get(EventBus).listen(SomethingHappened, () => Promise.resolve(void heard.push('heard')));
    const category = (id: string) => ({ id, nameAr: 'تصنيف', nameEn: 'Category', color: '#000000' });
    const answer = await transactions.run(async (em) => {
      em.create(Category, category('around'));
      const tried = await transactions.tryOut(async (inner) => {
        inner.create(Category, category('tried'));
        transactions.record(new SomethingHappened());
        await test.app.get(Mailer).send(mail('tried@masar.test'));
        await inner.flush();
        return inner.count(Category, { id: ['around', 'tried'] });
      });
      em.create(Category, category('after'));
      return tried;
    });
    expect(answer).toBe(2);
    const kept = await test.em().find(Category, { id: ['around', 'tried', 'after'] }, { orderBy: { id: 'asc' } });
    expect(kept.map(({ id }) => id)).toEqual(['after', 'around']);
    expect(await tasksFor('tried@masar.test')).toBe(0);
    expect(heard).toEqual([]);
    await expect(transactions.tryOut(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });

  it('keeps its change when a listener fails [REL-1]', async () => {
    test.app.get(EventBus).listen(SomethingHappened, () => Promise.reject(new Error('listener')));
    await transactions.run(async (em) => {
      em.create(Category, { id: 'kept', nameAr: 'تصنيف', nameEn: 'Category', color: '#000000' });
      transactions.record(new SomethingHappened());
    });
    expect(await test.em().count(Category, { id: 'kept' })).toBe(1);
  });

  it('is tried again after a deadlock, so that both sides finish [REL-2]', async () => {
    await transactions.run(async (em) => {
      for (const id of ['left', 'right']) em.create(Category, { id, nameAr: 'ت', nameEn: 'C', color: '#000000' });
    });
    let waiting = 0;
    let release: () => void = () => undefined;
    const bothHold = new Promise<void>((resolve) => (release = resolve));
    const touch = (first: string, second: string) =>
      transactions.run(async (em) => {
        await em.execute('update categories set icon = ? where id = ?', [first, first]);
        if ((waiting += 1) === 2) release();
        await bothHold;
        await em.execute('update categories set icon = ? where id = ?', [first, second]);
      });
    await Promise.all([touch('left', 'right'), touch('right', 'left')]);
    const icons = await test
      .em()
      .execute<{ icon: string }[]>(`select distinct icon from categories where id in ('left', 'right')`);
    expect(icons).toHaveLength(1);
  });
});
