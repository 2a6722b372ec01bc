import type { MemberRecord } from './store/records';
import type { StoredFile } from './store/storage';
import type { Store } from './store/store';

/** What a picture's name begins with where it is a file that was sent, not a drawing of the build. */
export const FILE_PICTURE = 'file:';

/** The id of the file that a picture is; null where it is a drawing of the build. */
export const fileOf = (picture: string): string | null =>
  picture.startsWith(FILE_PICTURE) ? picture.slice(FILE_PICTURE.length) : null;

/** The picture that others see of a member: the one that they sent, else the drawn one. */
export const pictureOf = ({ picture, ownPicture }: MemberRecord): string =>
  ownPicture === undefined ? picture : FILE_PICTURE + ownPicture;

/** Where clients find the files that were sent. */
export class FileUrls {
  #urls = new Map<string, string>();
  #store: Store;
  #urlOf: (id: string, file: StoredFile) => string;

  /** @param urlOf the URL of a file; asked once for each */
  constructor(store: Store, urlOf: (id: string, file: StoredFile) => string) {
    this.#store = store;
    this.#urlOf = urlOf;
  }

  /** Makes the URLs of all files that are kept, so that {@link of} need not wait for their bytes. */
  async prepare(): Promise<void> {
    const { files } = await this.#store.open('files');
    for (const { id } of files.all()) {
      const file = this.#urls.has(id) ? undefined : await this.#store.readFile(id);
      if (file) this.#urls.set(id, this.#urlOf(id, file));
    }
  }

  /** The URL of a file; undefined where there is no such file any more. */
  of(id: string): string | undefined {
    const file = this.#urls.has(id) ? undefined : this.#store.fileUnderWay(id);
    if (file) this.#urls.set(id, this.#urlOf(id, file));
    return this.#urls.get(id);
  }
}
