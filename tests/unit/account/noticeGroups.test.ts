import { expect, it } from 'vitest';
import type { Notification } from '../../../src/api/resources/notifications';
import { noticeGroups } from '../../../src/features/account/noticeGroups';

const at = (createdAt: string) => ({ id: createdAt, createdAt }) as Notification;

it('parts notices by day, week and what is before, and has no empty group', () => {
  const now = Date.parse('2023-03-09T12:00:00Z');
  const times = [
    '2023-03-09T11:00:00Z',
    '2023-03-09T00:00:00Z',
    '2023-03-08T23:59:59Z',
    '2023-03-03T00:00:00Z',
    '2023-03-02T23:59:59Z',
  ];
  const groups = noticeGroups(times.map(at), now).map(({ label, notices }) => [
    label,
    notices.map(({ id }) => id),
  ]);
  expect(groups).toEqual([
    ['Today', times.slice(0, 2)],
    ['This week', times.slice(2, 4)],
    ['Earlier', times.slice(4)],
  ]);
  expect(noticeGroups([at(times[4]!)], now)).toHaveLength(1);
});
