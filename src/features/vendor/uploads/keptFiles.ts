import { openDB, type DBSchema } from 'idb';
import { inTime } from '../../../lib/inTime';

/** A file that the server does not have yet. */
interface KeptFile {
  file: Blob;
  /** In ms of the clock. */
  keptAt: number;
}

interface Schema extends DBSchema {
  files: { key: string; value: KeptFile };
}

/** How long a file waits for its draft to be opened again, in ms: 30 days. */
const LONGEST_WAIT_MS = 30 * 24 * 60 * 60 * 1000;

/** An upload does not wait longer than this for a browser that never answers, in ms. */
const OPEN_TIMEOUT_MS = 3000;
/** Once the browser has refused, it is not asked again. */
let isRefused = false;

async function open() {
  const opening = openDB<Schema>('unsent-files', 1, {
    upgrade: (database) => database.createObjectStore('files'),
  });
  try {
    return await inTime(opening, OPEN_TIMEOUT_MS, 'The database did not open in time.');
  } catch (error) {
    isRefused = true;
    throw error;
  }
}

/** What the browser does not keep: it lasts as long as the page. */
const inThisPage = new Map<string, Blob>();

/** Does it where the browser keeps anything. */
async function ifAllowed<T>(
  action: (database: Awaited<ReturnType<typeof open>>) => Promise<T>,
): Promise<T | undefined> {
  if (isRefused) return undefined;
  try {
    const database = await open();
    try {
      return await action(database);
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

/** Keeps a file under a name until {@link dropFile}, when the page is closed by force, too. */
export async function keepFile(name: string, file: Blob): Promise<void> {
  const isKept = await ifAllowed(async (database) => {
    const now = Date.now();
    for (const key of await database.getAllKeys('files')) {
      const kept = await database.get('files', key);
      if (kept && now - kept.keptAt > LONGEST_WAIT_MS) await database.delete('files', key);
    }
    await database.put('files', { file, keptAt: now }, name);
    return true;
  });
  if (isKept) inThisPage.delete(name);
  else inThisPage.set(name, file);
}

/** The file that is kept under a name; undefined where there is none. */
export const keptFile = async (name: string): Promise<Blob | undefined> =>
  inThisPage.get(name) ?? (await ifAllowed((database) => database.get('files', name)))?.file;

/** Forgets the file of a name. */
export async function dropFile(name: string): Promise<void> {
  inThisPage.delete(name);
  await ifAllowed((database) => database.delete('files', name));
}
