import { BRAND, mix } from '../palette';
import { softShadow } from '../softShadow';
import { circle, line, place, rect } from '../svg';
import { text, widthOf } from './text';
import type { Look } from './look';
import type { Room } from './screenCopy';

/** Content that is cut off at the edges of a rounded box; ids have to differ within a picture. */
function clipped(id: string, { width, height }: Room, r: number, content: string): string {
  const edge = rect(0, 0, width, height, '#000', r);
  return `<clipPath id="${id}">${edge}</clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/** How a frame is drawn: where, and how many units of the picture one of the screen is. */
interface At {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** Differs from that of other frames in the same picture. */
  readonly id?: string;
}

/** Height of the bar of a window. */
export const WINDOW_BAR = 40;

/** The light on the edge of what is dark, which a dark ground would swallow else. */
export const EDGE = 'stroke="#FFF" stroke-opacity=".18" stroke-width="2"';

/** The three buttons of a window in a row, the first of them at this place. */
export function windowDots(x: number, y: number): string {
  return ['#F2675A', '#F4BF4F', '#5DC26A']
    .map((dot, index) => circle(x + index * 19, y, 5.5, dot))
    .join('');
}

/** A browser window with three dots and a URL, `room` being that of the content below them. */
export function windowFrame(
  look: Look,
  { x, y, scale = 1, id = 'w' }: At,
  room: Room,
  url: string,
  content: string,
): string {
  const whole = { width: room.width, height: room.height + WINDOW_BAR };
  const field = Math.min(340, room.width - 150);
  const bar =
    rect(0, 0, whole.width, WINDOW_BAR, mix(look.sheet, look.text, 0.07)) +
    windowDots(22, 20) +
    line('M98 14l-6 6l6 6M122 14l6 6l-6 6', look.muted, 2) +
    rect((whole.width - field) / 2 + 14, 8, field, 24, look.sheet, 12) +
    text(whole.width / 2 + 14, 24.5, url, {
      size: 12.5,
      color: look.muted,
      anchor: 'middle',
      maxWidth: field - 20,
    });
  return place(
    x,
    y,
    softShadow(whole.width, whole.height, 14) +
      clipped(
        id,
        whole,
        14,
        rect(0, 0, whole.width, whole.height, look.sheet) + place(0, WINDOW_BAR, content) + bar,
      ) +
      (look.isDark ? rect(0, 0, whole.width, whole.height, 'none', 14, EDGE) : ''),
    scale,
  );
}

/** Height of the line with the clock at the top of a phone. */
export const PHONE_BAR = 34;

/** A phone with clock and camera, `room` being that of the content below them. */
export function phoneFrame(
  look: Look,
  { x, y, scale = 1, id = 'f' }: At,
  room: Room,
  content: string,
): string {
  const whole = { width: room.width, height: room.height + PHONE_BAR };
  const bar =
    text(26, 23, '9:41', { size: 13, weight: 600, color: look.text }) +
    rect(whole.width / 2 - 36, 9, 72, 18, BRAND.ink, 9) +
    rect(whole.width - 48, 12, 22, 11, look.text, 3);
  return place(
    x,
    y,
    place(-10, -10, softShadow(whole.width + 20, whole.height + 20, 44)) +
      rect(
        -10,
        -10,
        whole.width + 20,
        whole.height + 20,
        BRAND.ink,
        44,
        'stroke="#4A4660" stroke-width="2"',
      ) +
      clipped(
        id,
        whole,
        34,
        rect(0, 0, whole.width, whole.height, look.sheet) + bar + place(0, PHONE_BAR, content),
      ),
    scale,
  );
}

/** Height of the head of a mail, above its content. */
export const MAIL_BAR = 104;

/** A mail as a mail program shows it: subject and sender above `room` for the letter. */
export function mailFrame(
  look: Look,
  { x, y, scale = 1, id = 'm' }: At,
  room: Room,
  mail: { subject: string; from: string; when: string; mark: string },
  content: string,
): string {
  const whole = { width: room.width, height: room.height + MAIL_BAR };
  const head =
    text(28, 38, mail.subject, {
      size: 20,
      weight: 700,
      color: look.text,
      maxWidth: whole.width - 56,
    }) +
    place(28, 54, mail.mark) +
    text(74, 70, mail.from, {
      size: 14,
      weight: 600,
      color: look.text,
      maxWidth: whole.width - 120 - widthOf(mail.when, 13),
    }) +
    text(74, 87, 'to me', { size: 12.5, color: look.muted }) +
    text(whole.width - 28, 70, mail.when, { size: 13, color: look.muted, anchor: 'end' });
  return place(
    x,
    y,
    softShadow(whole.width, whole.height, 14) +
      clipped(
        id,
        whole,
        14,
        rect(0, 0, whole.width, whole.height, look.sheet) +
          place(0, MAIL_BAR, content) +
          rect(0, 0, whole.width, MAIL_BAR - 2, look.sheet) +
          rect(0, MAIL_BAR - 2, whole.width, 1.5, look.hair) +
          head,
      ),
    scale,
  );
}

/** The mark of a product on a rounded square, like the icon of an app; `y` is its top. */
export function appIcon(look: Look, x: number, y: number, size: number): string {
  const tile = { ...look.colors, field: look.brand, main: look.onBrand };
  return (
    rect(x, y, size, size, look.brand, size * 0.27) +
    look.mark(x + size / 2, y + size / 2, size * 0.33, tile)
  );
}
