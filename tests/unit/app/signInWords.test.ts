import { expect, it } from 'vitest';
import { signInWordsOf } from '../../../src/app/gate/signInWords';
import { routes } from '../../../src/app/routes';
import { registerRoutes } from '../../../src/routing/routeTable';

registerRoutes(routes);

const behindSignIn = Object.values(routes)
  .filter((route) => 'frame' in route)
  .map(({ path }) => path);

it.each(behindSignIn)('says what one signs in for on %s', (path) => {
  expect(signInWordsOf(path)).toMatch(/^Sign in to (see|edit|add) (your|this|a) [\w ]+\.$/);
  expect(signInWordsOf(path)).not.toBe(signInWordsOf('/nowhere'));
});
