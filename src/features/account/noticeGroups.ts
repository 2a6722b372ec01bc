import type { Notification } from '../../api/resources/notifications';

const DAY_MS = 86_400_000;

/** Notices of one stretch of time, under its name. */
export interface NoticeGroup {
  label: 'Today' | 'This week' | 'Earlier';
  notices: Notification[];
}

/** The name of the stretch in which a time lies; days are those of UTC, as all dates on screen are. */
function labelAt(time: number, now: number): NoticeGroup['label'] {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  if (time >= today) return 'Today';
  return time >= today - 6 * DAY_MS ? 'This week' : 'Earlier';
}

/**
 * Notices by when they came: today, in the six days before, earlier. Their order stays as it is.
 *
 * @param now the moment to count from, in milliseconds since 1970
 */
export function noticeGroups(notices: readonly Notification[], now: number): NoticeGroup[] {
  const groups: NoticeGroup[] = [];
  for (const notice of notices) {
    const label = labelAt(Date.parse(notice.createdAt), now);
    const group = groups.find((one) => one.label === label);
    if (group) group.notices.push(notice);
    else groups.push({ label, notices: [notice] });
  }
  return groups;
}
