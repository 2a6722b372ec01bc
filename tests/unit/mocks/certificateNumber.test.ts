import { expect, it } from 'vitest';
import { nextCertificateNumber } from '../../../mocks/rules/certificateNumber';

const given = {
  id: 'member-maya--git-calmly',
  number: 'DWC-014616',
  accountId: 'member-maya',
  courseId: 'git-calmly',
  holderName: 'Maya Lindqvist',
  issuedAt: '2023-03-01T08:00:00.000Z',
};

it('counts certificates on over time, and never gives a number twice', () => {
  expect(nextCertificateNumber([given], new Date('2023-03-02T08:00:00Z'))).toBe('DWC-014653');
  expect(nextCertificateNumber([given], new Date(given.issuedAt))).toBe('DWC-014617');
  // A clock that was set back.
  expect(nextCertificateNumber([given], new Date('2023-02-01T08:00:00Z'))).toBe('DWC-014617');
  expect(nextCertificateNumber([], new Date(given.issuedAt))).toBe('DWC-000001');
});
