import { randomUUID } from 'node:crypto';
import { type Agent, startTestApp, type TestApp } from '#testing/test-app';
import { aService } from './testing/service.builder.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const form = {
  title: 'ترجمة سيرة ذاتية',
  description: 'من العربية إلى الإنكليزية خلال يومين.',
  category: 'translation',
  price: 15,
  duration: 'يومان',
  skills: ['ترجمة', ' ', 'تحرير'],
};
const request = (agent: Agent, id: string) =>
  agent.post(`/api/services/${id}/requests`).send({ message: 'أحتاج شعاراً لمتجري قبل العيد.' });
const move = (agent: Agent, id: string, action: string) => agent.patch(`/api/applications/${id}`).send({ action });
const rate = (agent: Agent, id: string, rating = 5) =>
  agent.post(`/api/applications/${id}/rating`).send({ rating, text: 'عمل جميل' });

describe('POST /api/services', () => {
  it('offers a service in both languages, new and without rating [SVC-1] [SVC-2]', async () => {
    const { agent, userId } = await app.as('instructor');
    const { body } = await agent.post('/api/services').send(form).expect(201);
    expect(body).toEqual({
      id: expect.any(String),
      title: form.title,
      description: form.description,
      titleAr: form.title,
      titleEn: form.title,
      descriptionAr: form.description,
      descriptionEn: form.description,
      category: 'translation',
      price: 15,
      duration: 'يومان',
      durationEn: 'يومان',
      skills: ['ترجمة', 'تحرير'],
      rating: null,
      ratingsCount: 0,
      requestsCount: 0,
      providerId: userId,
      providerName: 'زهراء كاظم',
      providerImageUrl: null,
      isActive: true,
      // The platform of these tests is a live one.
      closedReason: 'not_published',
      status: 'pending',
      heldFor: [],
      reviewNote: null,
      myRequest: null,
      canManage: true,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
  });

  it.each([
    ['a number in words', '12.5', 12.5],
    ['what is no number', 'مجاناً', 0],
    ['nothing', undefined, 0],
    ['an empty text', '', 0],
    ['null', null, 0],
    ['tenths of a cent', 9.999, 10],
  ])('counts %s as a price [SVC-1]', async (_, price, expected) => {
    const { agent } = await app.as('volunteer');
    const { body } = await agent
      .post('/api/services')
      .send({ ...form, price })
      .expect(201);
    expect(body.price).toBe(expected);
  });

  it.each([
    ['a negative price', { price: -1 }, 'price'],
    ['a price beyond the column', { price: 1e12 }, 'price'],
    ['no title', { title: '' }, 'title'],
    ['no description', { description: '' }, 'description'],
    ['no category', { category: undefined }, 'category'],
    ['a seventh category', { category: 'magic' }, 'category'],
    ['skills that are no list', { skills: 'ترجمة' }, 'skills'],
    ['a rating of its own', { rating: '4.80' }, 'rating'],
    ['another provider', { providerId: randomUUID() }, 'providerId'],
  ])('refuses %s [SVC-1] [SEC-5]', async (_, changes, field) => {
    const { agent } = await app.as('volunteer');
    const { body } = await agent
      .post('/api/services')
      .send({ ...form, ...changes })
      .expect(400);
    expect(body.errors[0].field).toBe(field);
  });

  it('is for volunteers and instructors [SVC-1]', async () => {
    await (await app.as('student')).agent.post('/api/services').send(form).expect(403);
    await (await app.as('admin')).agent.post('/api/services').send(form).expect(403);
  });
});

describe('GET and PATCH /api/services', () => {
  it('lists what is on offer by category and words, and what is mine in every state [SVC-1]', async () => {
    const provider = await app.as('instructor');
    const { agent } = await app.as('student');
    const word = `شعار${randomUUID().slice(0, 8)}`;
    const em = app.em();
    const shown = await aService(em, provider.userId, { titleAr: `تصميم ${word}` });
    const paused = await aService(em, provider.userId, { titleAr: `تصميم ${word}`, isActive: false });
    const found = async (who: Agent, query: object) => {
      const { body, headers } = await who.get('/api/services').query(query).expect(200);
      expect(headers['x-total-count']).toBeDefined();
      return body.map(({ id }: { id: string }) => id);
    };
    expect(await found(agent, { search: word })).toEqual([shown.id]);
    expect(await found(agent, { search: word, category: 'design' })).toEqual([shown.id]);
    expect(await found(agent, { search: word, category: 'business' })).toEqual([]);
    expect(await found(provider.agent, { mine: 'true' })).toEqual([paused.id, shown.id]);
    await agent.get('/api/services?category=magic').expect(400);
    await agent.get(`/api/services/${randomUUID()}`).expect(404);
    const documents = await app.em().execute(`select entity_id from search_documents where kind = 'service'`);
    expect(documents).toContainEqual({ entity_id: shown.id });
    expect(documents).not.toContainEqual({ entity_id: paused.id });
    const { body: results } = await agent.get('/api/search').query({ q: word, type: 'service' }).expect(200);
    expect(results.groups[0].results[0].href).toBe(`/services/${shown.id}`);
  });

  it('is changed by its provider and administrators [SVC-1]', async () => {
    const provider = await app.as('volunteer');
    const { id } = await aService(app.em(), provider.userId);
    const path = `/api/services/${id}`;
    await (await app.as('volunteer')).agent.patch(path).send({ price: 1 }).expect(403);
    await (await app.as('student')).agent.patch(path).send({ price: 1 }).expect(403);
    const { body } = await provider.agent.patch(path).send({ price: '30', title: 'شعار وهوية' }).expect(200);
    expect(body).toMatchObject({ price: 30, titleEn: 'شعار وهوية', status: 'pending' });
    await (await app.as('admin')).agent.patch(path).send({ isActive: false }).expect(200);
    await provider.agent.patch(`/api/services/${randomUUID()}`).send({}).expect(404);
  });
});

describe('requests for a service', () => {
  it('are accepted, finished and rated once; the rating is the mean [SVC-2]', async () => {
    const provider = await app.as('volunteer');
    const { id } = await aService(app.em(), provider.userId);
    const customers = [await app.as('student'), await app.as('student')];
    for (const [index, { agent }] of customers.entries()) {
      const { body: sent } = await request(agent, id).expect(201);
      expect(sent).toMatchObject({ kind: 'service', status: 'pending', canRate: false, rating: null });
      expect((await rate(agent, sent.id).expect(409)).body.code).toBe('services.not_finished');
      await move(provider.agent, sent.id, 'accept').expect(200);
      const { body: accepted } = await agent.get(`/api/applications/${sent.id}`).expect(200);
      expect(accepted.contactInfo).toMatch(/@masar.test$/);
      expect((await move(agent, sent.id, 'withdraw').expect(409)).body.code).toBe('applications.impossible');
      await move(agent, sent.id, 'finish').expect(403);
      await move(provider.agent, sent.id, 'finish').expect(200);
      await rate(provider.agent, sent.id).expect(404);
      for (const wrong of [0, 6, 4.5]) await rate(agent, sent.id, wrong).expect(400);
      const answers = await Promise.all(Array.from({ length: 5 }, () => rate(agent, sent.id, 4 + index)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
      const { body: rated } = await agent.get(`/api/applications/${sent.id}`).expect(200);
      expect(rated).toMatchObject({ status: 'completed', rating: 4 + index, canRate: false });
    }
    const { body } = await provider.agent.get(`/api/services/${id}`).expect(200);
    expect(body).toMatchObject({ rating: '4.50', ratingsCount: 2, requestsCount: 2 });
    const { body: ratings } = await customers[0]!.agent.get(`/api/services/${id}/ratings`).expect(200);
    expect(ratings.map((one: { rating: number }) => one.rating)).toEqual([5, 4]);
    expect(ratings[0]).toMatchObject({ text: 'عمل جميل', customerName: 'زهراء كاظم' });
  });

  it('are open one at a time under simultaneous clicks, and may follow each other [SVC-2] [REL-1]', async () => {
    const provider = await app.as('instructor');
    const { agent } = await app.as('student');
    const { id } = await aService(app.em(), provider.userId);
    const answers = await Promise.all(Array.from({ length: 10 }, () => request(agent, id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const [first] = answers;
    await move(provider.agent, first?.body.id, 'reject').expect(200);
    const { body: second } = await request(agent, id).expect(201);
    expect(second.id).not.toBe(first?.body.id);
    const { body } = await agent.get(`/api/services/${id}`).expect(200);
    expect(body).toMatchObject({ requestsCount: 2, myRequest: { id: second.id, status: 'pending' } });
    const { body: list } = await provider.agent.get(`/api/services/${id}/requests?status=pending`).expect(200);
    expect(list.map((one: { id: string }) => one.id)).toEqual([second.id]);
    await agent.get(`/api/services/${id}/requests`).expect(403);
    await (await app.as('volunteer')).agent.get(`/api/services/${id}/requests`).expect(403);
  });

  it('are refused by a paused service, for one’s own and without a message [SVC-2]', async () => {
    const provider = await app.as('instructor');
    const { agent } = await app.as('student');
    const { id } = await aService(app.em(), provider.userId, { isActive: false });
    expect((await request(agent, id).expect(409)).body.code).toBe('applications.posting_closed');
    expect((await request(provider.agent, id).expect(409)).body.code).toBe('applications.own_posting');
    await agent.post(`/api/services/${id}/requests`).send({ message: ' ' }).expect(400);
    await request(agent, randomUUID()).expect(404);
    await rate(agent, randomUUID()).expect(404);
  });

  it('leave their rating behind when the customer’s account goes [SVC-2] [REL-1]', async () => {
    const provider = await app.as('volunteer');
    const { agent, userId } = await app.as('student');
    const { id } = await aService(app.em(), provider.userId);
    const { body } = await request(agent, id).expect(201);
    await move(provider.agent, body.id, 'accept').expect(200);
    await move(provider.agent, body.id, 'finish').expect(200);
    await rate(agent, body.id, 3).expect(201);
    await app.em().execute('delete from users where id = ?', [userId]);
    const { body: service } = await provider.agent.get(`/api/services/${id}`).expect(200);
    expect(service).toMatchObject({ rating: '3.00', ratingsCount: 1, requestsCount: 0 });
    const { body: ratings } = await provider.agent.get(`/api/services/${id}/ratings`).expect(200);
    expect(ratings[0].customerName).toBeNull();
  });
});
