import type { Upload } from '../contract/types';
import { validationFailed } from '../problem';
import type { Store } from '../store/store';
import { randomHex } from './passwords';

const FILE_ID_BYTES = 16;

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/** How files of each kind begin. */
const BEGINNINGS: Record<string, (bytes: Uint8Array) => boolean> = {
  'image/png': (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  'image/jpeg': (bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff',
  'image/webp': (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  'application/pdf': (bytes) => ascii(bytes, 0, 5) === '%PDF-',
  'application/zip': (bytes) => ascii(bytes, 0, 2) === 'PK',
};

/**
 * Lets a file through that begins like one of its media type.
 *
 * @param noun what it should be: "picture"
 * @throws ProblemError 422 for any other
 */
export function requireKind({ mediaType, bytes }: Upload, noun: string): void {
  if (BEGINNINGS[mediaType]?.(bytes)) return;
  const detail = `Is not a ${noun} of the kind that it is sent as.`;
  throw validationFailed([{ pointer: '', code: 'format', detail }]);
}

/** Keeps a file that an account has sent, and gives its id. */
export async function keepSentFile(
  store: Store,
  accountId: string,
  upload: Upload,
): Promise<string> {
  const { files } = await store.open('files');
  const id = `file-${randomHex(FILE_ID_BYTES)}`;
  store.keepFile(id, upload);
  files.put({ id, accountId, mediaType: upload.mediaType });
  return id;
}

/** Removes a file with its bytes; one that is not there changes nothing. */
export async function forgetFile(store: Store, id: string | null | undefined): Promise<void> {
  const { files } = await store.open('files');
  if (!id || !files.remove(id)) return;
  store.removeFile(id);
}
