import { screen, waitFor } from '@testing-library/react';
import { renderResource } from '../testing/render-resource';
import { changesIn, problem, stubApi } from '../testing/stub-api';
import type { Backup } from './backup';
import backups from './index';

const aBackup = (changes: Partial<Backup> = {}) => ({
  id: 'backup-1',
  kind: 'backup',
  status: 'done',
  percent: 100,
  requestedByName: 'زينب كاظم',
  fileName: 'masar-1.zip',
  fileUrl: '/api/admin/backups/backup-1/file',
  sizeBytes: 2_500_000,
  sha256: 'ab12',
  rowsCount: 12,
  filesCount: 3,
  createdAt: '2026-11-20T08:00:00.000Z',
  finishedAt: '2026-11-20T08:01:00.000Z',
  ...changes,
});

const open = () => renderResource('backups', backups, { at: '/backups' });
const makeOne = () => screen.findByRole('button', { name: 'إنشاء نسخة الآن' });

describe('backups', () => {
  it('are taken away or deleted once they are done, and another can begin [REL-8] [CON-1]', async () => {
    const calls = stubApi(
      { backups: [aBackup()] },
      { 'POST /api/admin/backups': () => ({ status: 201, json: aBackup({ id: 'backup-2', status: 'waiting' }) }) },
    );
    const { user } = open();
    expect(await screen.findByRole('link', { name: /تنزيل/ })).toHaveAttribute('href', aBackup().fileUrl);
    expect(screen.getByText(/2\.5\sميغابايت/)).toBeInTheDocument();
    expect(screen.getByText('مكتملة')).toBeInTheDocument();
    await user.click(await makeOne());
    expect(await screen.findByText('بدأت النسخة. تابع تقدّمها هنا.')).toBeInTheDocument();
    expect(changesIn(calls)).toMatchObject([{ method: 'POST', path: '/api/admin/backups' }]);
  });

  it.each(['waiting', 'running'] as const)(
    'show how far one is that is %s, and no other begins meanwhile [REL-8] [CON-1]',
    async (status) => {
      stubApi({ backups: [aBackup({ status, percent: 40, fileUrl: null, sizeBytes: null, finishedAt: null })] });
      open();
      expect(await screen.findByRole('progressbar', { name: 'تقدّم النسخة' })).toHaveAttribute('aria-valuenow', '40');
      expect(await makeOne()).toBeDisabled();
      expect(screen.queryByRole('link', { name: /تنزيل/ })).toBeNull();
      expect(screen.queryByRole('button', { name: /حذف/ })).toBeNull();
    },
  );

  it('say why one did not begin [REL-8] [CON-1]', async () => {
    stubApi({ backups: [] }, { 'POST /api/admin/backups': () => problem(409, 'نسخة قيد الإعداد') });
    const { user } = open();
    const button = await makeOne();
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(await screen.findByText('نسخة قيد الإعداد')).toBeInTheDocument();
  });
});
