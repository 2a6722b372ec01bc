import { expect, test } from 'vitest';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();

test('the reasons are those of the specification, section 2', async () => {
  const { items } = await mock.call('listReportReasons', 200);
  expect(items.map(({ label }) => label)).toEqual([
    'Inappropriate content',
    'Misleading or unverifiable claims',
    'Description inaccurate or incorrect',
    'Copyright infringement',
    'Other',
  ]);
});

test('a visitor’s report gets the next case number', async () => {
  const { items } = await mock.call('listReportReasons', 200);
  const numbers = [];
  for (const { id: reason } of items) {
    const { caseNumber, ...report } = await mock.call('createReport', 201, {
      params: { listingId: 'sample' },
      body: { reason, details: 'It promises an app that does not exist.' },
    });
    expect(report).toEqual({
      listingId: 'replywright',
      reason,
      createdAt: '2023-03-09T12:00:00.000Z',
    });
    numbers.push(caseNumber);
  }
  expect(numbers).toEqual(['DW-100001', 'DW-100002', 'DW-100003', 'DW-100004', 'DW-100005']);
});

test('the reason “other” needs details, those of its own are enough for the others', async () => {
  const report = (body: { reason: 'other' | 'inappropriate-content'; details?: string }) => ({
    params: { listingId: 'sample' },
    body,
  });
  for (const body of [{ reason: 'other' as const }, { reason: 'other' as const, details: ' ' }]) {
    const { errors } = await mock.call('createReport', 422, report(body));
    expect(errors?.map(({ pointer }) => pointer)).toEqual(['/details']);
  }
  await mock.call('createReport', 201, report({ reason: 'inappropriate-content' }));
});
