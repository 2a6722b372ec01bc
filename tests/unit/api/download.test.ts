import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/ApiError';
import { client } from '../../../src/api/client';
import { download } from '../../../src/api/download';

const save = () => download(client.GET('/profile/export', { parseAs: 'blob' }));

function answer(body: string, headers: Record<string, string>, status = 200) {
  const response = () => Promise.resolve(new Response(body, { status, headers }));
  vi.spyOn(globalThis, 'fetch').mockImplementation(response);
}

/** What the browser is asked to save: the name, and what is in it. */
function watchSaving() {
  const saved: { name: string; content: Blob }[] = [];
  let content: Blob;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => ((content = blob), 'blob:http://localhost/1'),
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, content });
  });
  return saved;
}

test('saves the file under the name that the answer gives', async () => {
  const saved = watchSaving();
  answer('{"all":"of it"}', { 'content-disposition': 'attachment; filename="my-data.json"' });
  await save();
  expect(saved).toHaveLength(1);
  expect(saved[0]!.name).toBe('my-data.json');
  expect(await saved[0]!.content.text()).toBe('{"all":"of it"}');
});

test('saves nothing where the answer is no file, such as a host’s start page', async () => {
  const saved = watchSaving();
  answer('<!doctype html><p>Hello', { 'content-type': 'text/html' });
  await expect(save()).rejects.toMatchObject({ reason: 'malformed' });
  expect(saved).toEqual([]);
});

test('is refused in the words of the server', async () => {
  const saved = watchSaving();
  const problem = { type: 'urn:problem-type:forbidden', title: 'Not for you', status: 403 };
  answer(JSON.stringify(problem), { 'content-type': 'application/problem+json' }, 403);
  const refusal: unknown = await save().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ApiError);
  expect((refusal as ApiError).message).toBe('Not for you');
  expect(saved).toEqual([]);
});
