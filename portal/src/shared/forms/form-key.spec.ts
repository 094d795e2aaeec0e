import { formKeyFor } from './form-key';

describe('the key of a message', () => {
  it('stays while the words stay and changes with them [PUB-5] [COM-1] [REL-1]', () => {
    const first = formKeyFor({ message: 'سلام' }, null);
    expect(first.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(formKeyFor({ message: 'سلام' }, first).key).toBe(first.key);
    expect(formKeyFor({ message: 'سلام لكم' }, first).key).not.toBe(first.key);
  });
});
