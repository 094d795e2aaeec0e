import { screen } from '@testing-library/react';
import { defineFields, number, pair } from '../records/fields';
import { renderResource } from '../testing/render-resource';
import { stubApi } from '../testing/stub-api';
import type { AuditEntry } from './audit-entry.fields';
import auditLog from './index';

const entry: AuditEntry = {
  id: 'e1',
  sequence: 7,
  at: '2026-11-20T08:00:00.000Z',
  actorId: 'u1',
  actorName: 'سارة علي',
  action: 'update',
  resource: 'forums',
  resourceId: 'f1',
  requestId: 'r1',
  hash: 'h',
  isErased: false,
  before: { nameEn: 'Old', place: 1, innerWord: 'a' },
  after: { nameEn: 'New', place: 2, innerWord: 'b' },
};

const forums = {
  options: {
    fields: defineFields<{ id: string; nameAr: string; nameEn: string; place: number }>()({
      name: { label: { ar: 'الاسم', en: 'Name' }, as: pair() },
      place: { label: { ar: 'الترتيب', en: 'Place' }, as: number() },
    }),
  },
};

describe('the audit log', () => {
  it.each([
    ['ar', '/audit-log', /الاسم.*الترتيب.*innerWord/],
    ['en', '/audit-log', /Name.*Place.*innerWord/],
    ['ar', '/audit-log/e1/show', /الترتيب/],
    ['en', '/audit-log/e1/show', /Place/],
  ] as const)('calls fields as their own screens do, in %s at %s [CON-2]', async (language, at, names) => {
    stubApi({ 'audit-log': [entry] });
    renderResource('audit-log', auditLog, { at, language, besides: { forums } });
    expect(await screen.findByText(names)).toBeInTheDocument();
    expect(screen.queryByText(/nameEn/)).not.toBeInTheDocument();
  });
});
