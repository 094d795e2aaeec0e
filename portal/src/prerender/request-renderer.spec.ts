import { addressOf } from './request-renderer';

describe('the address of a drawn page', () => {
  it.each([
    ['/courses/react', null, '/courses/react'],
    ['/courses/react', 'reviews', '/courses/react?tab=reviews'],
    ['/courses/react', 'anything', '/courses/react'],
    ['/courses/%72eact', null, '/courses/react'],
    ['/COURSES/react', null, '/courses/react'],
    ['/courses/a%22b', null, '/courses/a%22b'],
    ['/courses/%E2', null, undefined],
    ['/about', null, '/about'],
    ['/about', 'reviews', '/about'],
    ['/home', null, undefined],
    // Long texts of authors are read in no process that answers others.
    ['/courses/react/first-lesson', null, undefined],
  ])('of %s with the tab %s is %s [PUB-7] [REL-7]', (path, tab, address) => {
    expect(addressOf(path, tab)).toBe(address);
  });
});
