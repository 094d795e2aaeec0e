import { screen, waitFor } from '@testing-library/react';
import MuiLayer from '#shared/mui/MuiLayer';
import { rememberAs, renderInside } from '#testing/render-app';
import { aUser, commonHandlers, json, stubApi } from '#testing/stub-api';
import { SkillField } from './SkillField';

const javascript = { id: 'javascript', labelAr: 'JavaScript', labelEn: 'JavaScript', category: 'web-development' };
const java = { id: 'java', labelAr: 'جافا', labelEn: 'Java', category: 'web-development' };

function open(without: string[] = []) {
  const calls = stubApi({
    ...commonHandlers(aUser()),
    'GET /api/skills': (_, query) => json(query.get('search') === 'جافا' ? [java, javascript] : []),
  });
  rememberAs(aUser());
  const onChoose = jest.fn();
  const view = renderInside(
    <MuiLayer>
      <SkillField label="مهارة" hint="مثلاً: جافا" without={without} onChoose={onChoose} />
    </MuiLayer>,
  );
  return { calls, onChoose, ...view };
}

describe('SkillField', () => {
  it('suggests after a pause in typing and takes a choice by keyboard [PRF-2] [A11Y-1]', async () => {
    const { user, onChoose, calls } = open();
    const field = await screen.findByRole('combobox', { name: 'مهارة' });
    await user.type(field, 'جافا');
    expect(await screen.findByRole('option', { name: /^جافا\s*Java$/ })).toHaveAttribute(
      'id',
      field.getAttribute('aria-activedescendant'),
    );
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChoose).toHaveBeenCalledWith(javascript);
    expect(field).toHaveValue('');
    expect(calls.filter(({ path }) => path === '/api/skills')).toHaveLength(1);
  });

  it('leaves out what was chosen, closes with Escape and says that nothing fits [PRF-2]', async () => {
    const { user, onChoose } = open(['java']);
    const field = await screen.findByRole('combobox');
    await user.type(field, 'جافا');
    const option = await screen.findByRole('option');
    expect(option).toHaveTextContent(/^JavaScript$/);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    await user.click(screen.getByRole('option'));
    expect(onChoose).toHaveBeenCalledWith(javascript);
    await user.type(field, 'طيران');
    await waitFor(() => expect(screen.getAllByText('لا مهارة بهذا الاسم في القائمة')).toHaveLength(2));
  });
});
