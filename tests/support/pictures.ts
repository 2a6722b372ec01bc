import type { Upload } from '../../mocks/contract/types';

/** A small file of each kind, as base64. */
const FILES: Record<string, string> = {
  'image/png':
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'image/jpeg':
    '/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/APn+v//Z',
  'image/webp': 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==',
  'application/pdf': 'JVBERi0xLjcKJSVFT0YK',
  'application/zip': 'UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==',
};

/** What the heads of the pictures say: wide enough for a screenshot. */
const SIZE = { width: 1280, height: 800 };

/** Writes another size into the head of a picture; the server reads no further. */
const RESIZE: Record<string, (head: DataView, size: typeof SIZE) => void> = {
  'image/png': (head, { width, height }) => {
    head.setUint32(16, width);
    head.setUint32(20, height);
  },
  'image/jpeg': (head, { width, height }) => {
    let frame = 0;
    while (head.getUint16(frame) !== 0xffc0) frame += 1;
    head.setUint16(frame + 5, height);
    head.setUint16(frame + 7, width);
  },
  'image/webp': (head, { width, height }) =>
    head.setUint32(21, (width - 1) | ((height - 1) << 14), true),
};

/**
 * A picture, or another file, as it is sent.
 *
 * @param size how many bytes it has at least; what is added after its end is not looked at
 */
export function pictureOf(mediaType: string, size = 0): Upload<never> {
  const file = Uint8Array.from(atob(FILES[mediaType]!), (sign) => sign.charCodeAt(0));
  const bytes = new Uint8Array(Math.max(size, file.length));
  bytes.set(file);
  return { mediaType: mediaType as never, bytes };
}

/**
 * The same, and a picture says of itself that it is wide enough for a screenshot; no browser can
 * show it.
 *
 * @param pixels what its head says of its size
 */
export function screenshotOf(mediaType: string, size = 0, pixels = SIZE): Upload<never> {
  const file = pictureOf(mediaType, size);
  RESIZE[mediaType]?.(new DataView(file.bytes.buffer), pixels);
  return file;
}
