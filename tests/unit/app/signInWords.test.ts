import { expect, it } from 'vitest';
import { signInWordsOf } from '../../../src/app/gate/signInWords';
import { stageWordsOf } from '../../../src/app/gate/stageWords';
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

it.each(behindSignIn)('says what the picture on %s is of', (path) => {
  expect(stageWordsOf(path)).toMatch(/^What (your|a|gift) \w+ looks? like$/);
});

it('says it in the singular or the plural', () => {
  expect(stageWordsOf('/dashboard')).toBe('What your account looks like');
  expect(stageWordsOf('/buyerorder')).toBe('What your orders look like');
});
