import { board } from './layouts/board';
import { calendar } from './layouts/calendar';
import { chat } from './layouts/chat';
import { checklist } from './layouts/checklist';
import { code } from './layouts/code';
import { docs } from './layouts/docs';
import { editor } from './layouts/editor';
import { form } from './layouts/form';
import { inbox } from './layouts/inbox';
import { invoice } from './layouts/invoice';
import { kanban } from './layouts/kanban';
import { letter } from './layouts/letter';
import { map } from './layouts/map';
import { mobile } from './layouts/mobile';
import { player } from './layouts/player';
import { portfolio } from './layouts/portfolio';
import { store } from './layouts/store';
import { table } from './layouts/table';
import { timeline } from './layouts/timeline';

/** Every kind of screen by its name. */
export const LAYOUTS = {
  board,
  calendar,
  chat,
  checklist,
  code,
  docs,
  editor,
  form,
  inbox,
  invoice,
  kanban,
  letter,
  map,
  mobile,
  player,
  portfolio,
  store,
  table,
  timeline,
} as const;

/** The name of a kind of screen. */
export type LayoutName = keyof typeof LAYOUTS;
