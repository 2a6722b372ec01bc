import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/ApiError';
import { applyApiError } from '../../../src/forms/applyApiError';

const problem = (status: number, errors: [pointer: string, detail: string][] = []) =>
  new ApiError({
    status,
    type: 'urn:problem-type:some-kind',
    title: 'Email and password do not match',
    errors: errors.map(([pointer, detail]) => ({ pointer, detail, code: 'x' })),
  });
const isKnown = (name: string) => ['email', 'address.city', 'odd/name'].includes(name);

describe('applyApiError', () => {
  it('sorts messages into fields, nested and escaped ones too, and the rest', () => {
    const refusal = applyApiError(
      problem(422, [
        ['/email', 'First.'],
        ['/email', 'Second.'],
        ['/address/city', 'Unknown city.'],
        ['/odd~1name', 'Odd.'],
        ['/nonce', 'Too old.'],
      ]),
      isKnown,
    );
    expect(refusal.fields).toEqual({
      email: 'First.',
      'address.city': 'Unknown city.',
      'odd/name': 'Odd.',
    });
    expect(refusal.others).toEqual(['Too old.']);
    expect(refusal.title).toBeUndefined();
  });

  it('lets a refusal without fields speak for itself', () => {
    expect(applyApiError(problem(401), isKnown).title).toBe('Email and password do not match');
  });

  it('says in the words of the server how long to wait', () => {
    const detail = 'Too many wrong passwords. Try again in 60 seconds.';
    const type = 'urn:problem-type:too-many-requests';
    const error = new ApiError({ status: 429, type, title: 'Too many', detail });
    expect(applyApiError(error, isKnown).title).toBe(detail);
    expect(applyApiError(new ApiError({ status: 429 }), isKnown).title).toBe('One moment, please');
  });

  it.each([
    [problem(503), 'Something went wrong on our side'],
    [problem(413), 'This is too large to send'],
    [ApiError.unreachable(), 'We could not reach the server'],
    [new TypeError('x is not a function'), 'Something went wrong on our side'],
  ])('puts failures in our own words: %s', (error, title) => {
    expect(applyApiError(error, isKnown).title).toBe(title);
  });

  it.each([ApiError.timedOut(), ApiError.malformed(201)])(
    'warns that what was sent may have arrived: %s',
    (error) => {
      expect(applyApiError(error, isKnown).description).toMatch(/check before you send it again/);
    },
  );
});
