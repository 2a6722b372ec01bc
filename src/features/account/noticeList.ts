import type { NotificationQuery } from '../../api/resources/notifications';
import { pages } from '../../list/fields';
import { defineListState } from '../../list/listState';

/** How many notices a page holds. */
const PAGE_SIZE = 10;

/** The notices of a member, page by page. */
export const noticeList = defineListState<NotificationQuery>()({ page: pages(PAGE_SIZE) });
